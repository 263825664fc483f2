import { RATING_BODY_CHARACTERS, RATING_TITLE_CHARACTERS } from "@portal/contract/ratings/submissions/limits";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { StarChoice } from "./star-choice.tsx";

type RatingFieldsProps = {
  stars: number;
  onStars: (stars: number) => void;
  errors: Readonly<Record<string, string>>;
  title?: string;
  body?: string;
};

/** Stars, headline and text of a rating. */
export const RatingFields = ({ stars, onStars, errors, title = "", body = "" }: RatingFieldsProps) => (
  <>
    <StarChoice value={stars} onChange={onStars} error={errors["stars"]} />
    <TextField
      label="Überschrift"
      optional
      name="title"
      maxLength={RATING_TITLE_CHARACTERS}
      defaultValue={title}
      error={errors["title"]}
    />
    <TextArea
      label="Ihre Erfahrung"
      optional
      help="Was war gut, was nicht? Bitte ohne Namen anderer Personen und ohne Links."
      name="body"
      limit={RATING_BODY_CHARACTERS}
      defaultValue={body}
      error={errors["body"]}
    />
  </>
);
