import type { TvCreative } from "@portal/contract/tv-banners/banners/calls";
import { linesOf, spokenText } from "./creative-texts.ts";
import styles from "./preview.module.css";

type Look = Pick<TvCreative, "name" | "layout" | "headline" | "text" | "callToAction" | "background" | "foreground">;

/** The banner over a still, as a television shows it. Its words are the picture's description. */
export function Preview({ creative }: { creative: Look }) {
  const said = spokenText(creative);
  return (
    <svg viewBox="0 0 320 180" className={styles.screen} role="img" aria-label={`Vorschau „${creative.name}“: ${said}`}>
      {creative.layout === "frame" ? <Frame creative={creative} /> : <Strip creative={creative} />}
    </svg>
  );
}

const LEFT = 84;
const BELOW = 38;

/** The programme shrinks; the banner lies left of it and below. */
const Frame = ({ creative: { headline, text, callToAction, background, foreground } }: { creative: Look }) => (
  <>
    <rect width="320" height="180" fill={background} />
    <g transform={`translate(${LEFT} 0) scale(${(180 - BELOW) / 180})`}>
      <Still />
    </g>
    <Headline lines={linesOf(headline, 14)} fill={foreground} />
    <Words lines={linesOf(callToAction, 15).slice(0, 3)} x={8} y={126} size={8} fill={foreground} />
    <Words lines={linesOf(text, 50).slice(0, 3)} x={LEFT + 6} y={180 - BELOW + 13} size={8.5} fill={foreground} />
  </>
);

/** Beside the programme; long words make it smaller. */
function Headline({ lines, fill }: { lines: readonly string[]; fill: string }) {
  const longest = Math.max(...lines.map((line) => line.length), 1);
  // A strong letter is about 0.6 of its size wide.
  const size = Math.min(11, (LEFT - 12) / (0.6 * longest));
  return <Words lines={lines} x={8} y={20} size={size} fill={fill} strong />;
}

/** Over the lower edge of the programme. */
const Strip = ({ creative: { headline, text, callToAction, background, foreground } }: { creative: Look }) => (
  <>
    <Still />
    <rect y="132" width="320" height="48" fill={background} />
    <Words lines={linesOf(headline, 34).slice(0, 2)} x={10} y={148} size={12} fill={foreground} strong />
    <Words
      lines={linesOf(text, 46).slice(0, 2)}
      x={10}
      y={headline.length > 34 ? 173 : 163}
      size={8}
      fill={foreground}
    />
    <Words lines={linesOf(callToAction, 18).slice(0, 3)} x={236} y={148} size={8} fill={foreground} />
  </>
);

type WordsProps = { lines: readonly string[]; x: number; y: number; size: number; fill: string; strong?: boolean };

const Words = ({ lines, x, y, size, fill, strong = false }: WordsProps) => (
  <text x={x} y={y} fontSize={size} fill={fill} className={strong ? styles.strong : undefined}>
    {lines.map((line, place) => (
      <tspan key={place} x={x} dy={place === 0 ? 0 : size * 1.15}>
        {line}
      </tspan>
    ))}
  </text>
);

/** An evening by the water: the programme that runs while the banner is shown. */
const Still = () => (
  <>
    <rect width="320" height="180" fill="#f3b36b" />
    <rect width="320" height="62" fill="#6d7fa8" />
    <rect y="62" width="320" height="30" fill="#c99a86" />
    <circle cx="226" cy="92" r="22" fill="#fbe3a6" />
    <path d="M0 104 40 84l36 14 44-30 46 34 40-14 52 20 62-16v88H0z" fill="#4c5a72" />
    <path d="M0 118h320v62H0z" fill="#39566b" />
    <path d="M196 124h60M204 132h44M212 141h28" stroke="#f6d08c" strokeWidth="3" strokeLinecap="round" />
    <path d="M0 150c60-14 110-6 150 6s110 14 170 2v22H0z" fill="#22343d" />
    <path d="M48 140v-28h22l11 12v16zM76 112h8v-8h6v14" fill="#7b3f34" />
    <path d="M42 114 60 96l26 20z" fill="#2b2730" />
    <path d="M54 122h8v8h-8zM68 124h8v8h-8z" fill="#ffd98a" />
    <path d="M274 156v-26M274 134l12 16h-24z" stroke="#f2efe8" strokeWidth="2" fill="#f2efe8" />
  </>
);
