import { type ReactNode, useState } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { PageLink } from "../routing/page-link.tsx";

/** From this many wrong passwords on, a form with a password offers a new one. */
const WRONG_BEFORE_OFFER = 2;

/**
 * `offer`: a link below the refusal, once enough passwords were wrong. `notice` takes every error of the login and
 * returns whether the password was wrong.
 */
export function useNewPasswordOffer(): { offer: ReactNode; notice: (error: unknown) => boolean } {
  const [wrong, setWrong] = useState(0);
  return {
    offer: wrong >= WRONG_BEFORE_OFFER && <PageLink to="request">Neues Passwort wählen</PageLink>,
    notice(error) {
      const isWrong = error instanceof ApiProblem && error.has("auth.invalid_credentials");
      if (isWrong) setWrong((count) => count + 1);
      return isWrong;
    },
  };
}
