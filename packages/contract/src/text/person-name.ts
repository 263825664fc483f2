/** The name of a person that others see, wherever it is chosen: beside ratings, changes and service cases. May be empty. */
import { notImitating } from "./provider-name-rule.ts";
import { lineOf } from "./text-fields.ts";

export const PERSON_NAME_CHARACTERS = 80;

export const personName = lineOf(PERSON_NAME_CHARACTERS).check(notImitating);
