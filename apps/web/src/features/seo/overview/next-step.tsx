import type { SeoOverview } from "@portal/contract/seo/calls";
import { rightCovers } from "@portal/contract/http/access";
import { hasOneOf } from "@portal/contract/navigation/products";
import { WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/content/card.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { chevronRight } from "../../../ui/icons/icons.ts";
import { type StepText, stepText } from "./step-texts.ts";
import styles from "./next-step.module.css";

const SHOWN_LATER_STEPS = 3;

/** The step that helps most, with its reason and source; below it the next ones. */
export function NextStep({ overview }: { overview: SeoOverview }) {
  const account = useAccount();
  const mayWrite = rightCovers(account.right, "write");
  const hasWebsite = hasOneOf(account.products, WEBSITE_FAMILIES);
  const [first, ...later] = overview.steps.map((step) => stepText(step, overview, hasWebsite));
  if (first === undefined) return <NothingToDo />;
  return (
    <Card look="raised">
      <section aria-labelledby="naechster-schritt" className={styles.words}>
        <p className={styles.eyebrow}>Das bringt Ihnen jetzt am meisten</p>
        <h2 id="naechster-schritt" className={styles.title}>
          {first.title}
        </h2>
        <p className={styles.why}>{first.why}</p>
        <p className={styles.source}>Quelle: {first.source}</p>
        <div className={styles.action}>
          <PageLink {...placeOf(first)} className={buttonClass({ variant: "primary" })}>
            {first.action}
          </PageLink>
          {!mayWrite && (
            <p className={styles.source}>Ändern können das die Inhaber und Personen mit Bearbeitungsrecht.</p>
          )}
        </div>
      </section>
      {later.length > 0 && (
        <div className={styles.further}>
          <h3>Danach lohnt sich</h3>
          <ul role="list" className={styles.steps}>
            {later.slice(0, SHOWN_LATER_STEPS).map((text) => (
              <li key={text.key}>
                <PageLink {...placeOf(text)} className={styles.step}>
                  {text.title}
                  <Icon shape={chevronRight} className={styles.arrow} />
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

const placeOf = ({ to, query, place }: StepText) => ({ to, query, place });

const NothingToDo = () => (
  <Card look="raised">
    <p className={styles.eyebrow}>Das bringt Ihnen jetzt am meisten</p>
    <h2 className={styles.title}>Gerade ist nichts dringend</h2>
    <p className={styles.why}>
      Ihr Eintrag ist vollständig, und in unseren Zahlen und der letzten Prüfung Ihrer Website fällt nichts auf. Sehen
      Sie in einigen Wochen wieder nach.
    </p>
  </Card>
);
