import type { GoogleFigures, TermCourse as Course, TermOrder } from "@portal/contract/seo/calls";
import { germanDecimal } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Compared, DateRange, Period } from "@portal/contract/time/date-range";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import {
  comparisonName,
  INTERVAL_ADVERBS,
  periodPoint,
  yesterday,
} from "../../../platform/statistics/statistics-texts.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { PeriodChart } from "../../../ui/charts/period-chart.tsx";
import { SeriesChart } from "../../../ui/charts/series-chart.tsx";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import type { TermsChoice } from "../seo-address.ts";
import { courseQuery } from "../seo-store.ts";
import { courseStand, figureLabel, figuresIn, ORDER_LABELS, positionSentence } from "./term-texts.ts";

/** Id of the section, so that the table can lead to it. */
export const COURSE_PLACE = "verlauf";

type TermCourseProps = { range: DateRange; terms: TermsChoice; onShow: (terms: TermsChoice) => void };

/** One term, keyword or place over time. */
export function TermCourse({ range, terms, onShow }: TermCourseProps) {
  const accountId = useActiveAccountId();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...courseQuery(accountId, range, terms),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return (
    <Section
      title={`„${terms.course}“ im Verlauf`}
      level={3}
      id={COURSE_PLACE}
      action={
        <Button size="sm" onClick={() => onShow({ ...terms, course: "" })} data-print="hide">
          Verlauf schließen
        </Button>
      }
    >
      {data && (
        <div aria-busy={isPlaceholderData}>
          <Found course={data} terms={terms} onShow={onShow} />
        </div>
      )}
      {!data && (
        <NotLoaded failure="Der Verlauf konnte nicht geladen werden" error={error} onRetry={refetch}>
          <Skeleton label="Der Verlauf wird geladen">
            <SkeletonBar height="14rem" />
          </Skeleton>
        </NotLoaded>
      )}
    </Section>
  );
}

type FoundProps = { course: Course; terms: TermsChoice; onShow: (terms: TermsChoice) => void };

function Found({ course, terms, onShow }: FoundProps) {
  const figures = figuresIn(course);
  const figure = figures.find((one) => one === terms.courseFigure) ?? figures[0];
  if (figure === undefined) return <p className="note">Für diesen Zeitraum ist dazu keine Zahl bekannt.</p>;
  return (
    <Stack gap="lg">
      <Select
        label="Zahl im Verlauf"
        size="md"
        value={figure}
        onChange={({ currentTarget: { value } }) => onShow({ ...terms, courseFigure: value as TermOrder })}
      >
        {figures.map((one) => (
          <option key={one} value={one}>
            {figureLabel(one)}
          </option>
        ))}
      </Select>
      <Chart course={course} figure={figure} />
      <p className="note">{courseStand(course, figure)}</p>
    </Stack>
  );
}

function Chart({ course: { name, range, google, directory }, figure }: { course: Course; figure: TermOrder }) {
  const title = `${ORDER_LABELS[figure]} ${INTERVAL_ADVERBS[range.interval]}: ${name}`;
  const key = JSON.stringify([name, figure, range]);
  if (figure === "position") return google && <Positions key={key} title={title} range={range} {...google} />;
  const counted: (Period & Compared)[] =
    figure === "views"
      ? (directory?.periods ?? []).map(({ start, end, views }) => ({ start, end, ...views }))
      : (google?.periods ?? []).map((period) => ({ start: period.start, end: period.end, ...period[figure] }));
  const lastDay = figure === "views" ? yesterday() : (google?.lastDay ?? null);
  const comparison = figure === "views" ? directory?.comparedWith : google?.comparedWith;
  return (
    <PeriodChart
      key={key}
      title={title}
      unit={ORDER_LABELS[figure]}
      comparison={comparison ? comparisonName(range) : null}
      points={counted.map(({ value, before, ...period }) => ({
        ...periodPoint(range.interval, period, lastDay),
        value,
        before,
      }))}
    />
  );
}

type PositionsProps = {
  title: string;
  range: DateRange;
  periods: readonly (Period & GoogleFigures)[];
  lastDay: Day;
};

/** A line, not bars: the smallest number is the best, and days without impressions have none. */
function Positions({ title, range, periods, lastDay }: PositionsProps) {
  const positions = periods.map(({ position }) => position.value);
  const before = periods.map(({ position }) => position.before);
  const summary = positionSentence(positions);
  if (positions.every((position) => position === null)) return <p className="note">{summary}</p>;
  return (
    <SeriesChart
      title={title}
      summary={summary}
      kind="lines"
      points={periods.map((period) => periodPoint(range.interval, period, lastDay))}
      series={[
        { key: "now", label: "dieser Zeitraum", look: "main", values: positions },
        ...(before.every((position) => position === null)
          ? []
          : [{ key: "before", label: comparisonName(range), look: "quiet" as const, values: before }]),
      ]}
      format={germanDecimal}
      plain={germanDecimal}
      whole={false}
      fileName="position-im-verlauf"
    />
  );
}
