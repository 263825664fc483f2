/** Channels of TV banners (Specification §3): invented, with ids in the specification's range. */

export type TvChannel = {
  readonly id: number;
  readonly name: string;
  /** Lower case, for URLs and file names. */
  readonly slug: string;
  /** Colour of the channel's marks in charts, hexadecimal RGB. No text is drawn on it. */
  readonly colour: string;
};

export const TV_CHANNELS: readonly TvChannel[] = [
  { id: 7775, name: "Nordlicht TV", slug: "nordlicht-tv", colour: "#1f6f8b" },
  { id: 7812, name: "Nordlicht Krimi", slug: "nordlicht-krimi", colour: "#123f52" },
  { id: 8040, name: "Kanal Kompass", slug: "kanal-kompass", colour: "#b3541e" },
  { id: 8101, name: "Tagblick", slug: "tagblick", colour: "#a61c3c" },
  { id: 8466, name: "Tagblick Wirtschaft", slug: "tagblick-wirtschaft", colour: "#6b1229" },
  { id: 9230, name: "Heimatkanal Süd", slug: "heimatkanal-sued", colour: "#3f7d20" },
  { id: 9231, name: "Heimatkanal Ost", slug: "heimatkanal-ost", colour: "#5f8f2f" },
  { id: 10417, name: "Studio Acht", slug: "studio-acht", colour: "#6a3d9a" },
  { id: 11902, name: "Filmpalette", slug: "filmpalette", colour: "#872341" },
  { id: 12650, name: "Serienwerk", slug: "serienwerk", colour: "#a0447f" },
  { id: 13333, name: "Anpfiff Sport", slug: "anpfiff-sport", colour: "#0b7a4b" },
  { id: 14870, name: "Anpfiff Motor", slug: "anpfiff-motor", colour: "#3b5d50" },
  { id: 16024, name: "Kinderkiste", slug: "kinderkiste", colour: "#c27a00" },
  { id: 17755, name: "Wissensraum", slug: "wissensraum", colour: "#2c5aa0" },
  { id: 19208, name: "Fernweh", slug: "fernweh", colour: "#00798c" },
  { id: 21561, name: "Küche und Keller", slug: "kueche-und-keller", colour: "#9a6324" },
  { id: 24019, name: "Bauen und Wohnen TV", slug: "bauen-und-wohnen-tv", colour: "#7a5c3e" },
  { id: 26740, name: "Klangwelle", slug: "klangwelle", colour: "#5b4b8a" },
  { id: 29188, name: "Goldene Jahre", slug: "goldene-jahre", colour: "#8a6d1a" },
  { id: 31450, name: "Metropol Lokal", slug: "metropol-lokal", colour: "#4a4e69" },
  { id: 33604, name: "Nachtprogramm", slug: "nachtprogramm", colour: "#22223b" },
];
