import { Button, buttonClass } from "../actions/button.tsx";
import { Quote } from "../content/quote.tsx";
import { RelativeTime } from "../content/relative-time.tsx";
import { Status } from "../content/status.tsx";
import { UserText } from "../content/user-text.tsx";
import { Select } from "../fields/select.tsx";
import { Course, CourseStep } from "../lists/course.tsx";
import { Filters } from "../lists/filters.tsx";
import { Item, ItemExcerpt, ItemHead, ItemList, ItemTitle, ItemWords, ListFoot } from "../lists/item-list.tsx";
import { Row } from "../page/layout.tsx";
import { PageParts } from "../page/page-parts.tsx";
import { Section } from "../page/section.tsx";

const NOW = Date.UTC(2026, 2, 14, 10);
const LONG =
  "Guten Tag, wir möchten unser Treppenhaus streichen lassen, vier Stockwerke, am liebsten im Mai. Können Sie sich das ansehen und uns sagen, was es kostet? Nachmittags ist immer jemand da.";

/** Lists with their filters, and what happened step by step. */
export function ListsGallery() {
  return (
    <Section id="listen" title="Listen">
      <PageParts width="list">
        <Filters>
          <Select label="Stand" defaultValue="all">
            <option value="all">Alle</option>
            <option value="open">Offen</option>
          </Select>
        </Filters>
        <section aria-label="Anfragen">
          <ItemList>
            <Item>
              <ItemWords>
                <ItemTitle>
                  <a href="#listen">Familie Petersen, Kiel</a>
                </ItemTitle>
                <ItemExcerpt strong>{LONG}</ItemExcerpt>
                <p className="note">
                  Angebotsanfrage · <RelativeTime dateTime="2026-03-14T09:20:00Z" now={NOW} />
                </p>
              </ItemWords>
              <Status tone="info">Neu</Status>
            </Item>
            <Item>
              <ItemWords>
                <ItemTitle>Rechnung März</ItemTitle>
                <p className="note">R-2026-0314 · 14.03.2026 · 49,00 €</p>
              </ItemWords>
              <a href="#listen" className={buttonClass()}>
                PDF laden
              </a>
            </Item>
            <Item layout="block">
              <ItemHead>
                <h3>Premium-Eintrag</h3>
                <Status tone="success">Aktiv</Status>
              </ItemHead>
              <p>Läuft bis 31. Dezember 2026 und verlängert sich dann um ein Jahr.</p>
              <Row>
                <Button size="sm">Ändern</Button>
                <Button size="sm" variant="quiet">
                  Kündigen
                </Button>
              </Row>
            </Item>
          </ItemList>
          <ListFoot>
            <p className="note">23 Einträge</p>
          </ListFoot>
        </section>
        <Course>
          <CourseStep title="Sie haben gefragt" at="2026-03-12T09:20:00Z">
            <UserText look="box">Rechnung kam doppelt.</UserText>
          </CourseStep>
          <CourseStep title="Wir haben geantwortet" at="2026-03-13T09:20:00Z" accent>
            <UserText look="box">{"Danke für den Hinweis.\nDie zweite ist storniert."}</UserText>
          </CourseStep>
          <CourseStep title="Abgeschlossen" at="2026-03-14T09:20:00Z" />
        </Course>
        <Quote>
          <UserText>{LONG}</UserText>
          <p className="note">Jana Petersen, 14.03.2026</p>
        </Quote>
      </PageParts>
    </Section>
  );
}
