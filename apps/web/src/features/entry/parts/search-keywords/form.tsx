import { SEARCH_KEYWORDS_LIMITS } from "@portal/contract/entry/rules/search-keywords";
import { suggestSearchKeywords } from "@portal/contract/entry/suggestions/calls";
import { controlId } from "@portal/contract/entry/places";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { errorInside } from "../../form-engine/part-definition.ts";
import type { PartFormProps } from "../../form-engine/part-form-props.ts";
import styles from "../../form-engine/part-form.module.css";
import { PartSection } from "../../form-engine/part-section.tsx";
import { usePartForm } from "../../form-engine/use-part-form.ts";
import { WordsField } from "../../word-list/words-field.tsx";
import { searchKeywords } from "./definition.ts";

const LIMITS = { most: SEARCH_KEYWORDS_LIMITS.keywords, characters: SEARCH_KEYWORDS_LIMITS.keyword };

const loadKeywords = async (searchKeyword: string, signal: AbortSignal) =>
  (await apiCall(suggestSearchKeywords, { body: { searchKeyword }, signal })).searchKeywords.map((text) => ({
    key: text,
    text,
  }));

/** Keywords under which customers search (Specification §7 "updateEntrySearchKeywordsData"). */
export default function SearchKeywordsForm({ entry, mayWrite }: PartFormProps) {
  const form = usePartForm(searchKeywords, entry);
  return (
    <PartSection
      definition={searchKeywords}
      form={form}
      mayWrite={mayWrite}
      description="Mit welchen Worten suchen Ihre Kunden, was Sie machen?"
    >
      <div className={styles.narrow}>
        <WordsField
          id={controlId("searchKeywordsData", "keywords")}
          label="Suchbegriff"
          help="Zum Beispiel „Dachfenster einbauen“. Mehrere trennen Sie mit Komma, auch eine Liste lässt sich einfügen."
          value={form.draft}
          error={errorInside(form.errors, "keywords")}
          limits={LIMITS}
          load={loadKeywords}
          mayWrite={mayWrite}
          onChange={form.change}
        />
      </div>
    </PartSection>
  );
}
