import type { OurCall } from "#contract/our-calls"

/** What a route says by its `handle` that it needs of a request. Browsers get the handle too, so it holds no code. */
export interface RouteNeeds {
  /** The kind of its form if that is larger than others; `app/server` has the limits. */
  readonly form?: "question" | "picture" | "sheet"
  /** Its responses hold nothing of a person, so no session is checked. */
  readonly isForNobody?: true
  /** Its page runs no scripts of the app. A link to it loads a document: `reloadDocument`. */
  readonly isPlain?: true
  readonly hasSocket?: true
  /** Before its page a pending credit of a pupil is paid; the call to the referee for it also checks the session. */
  readonly paysFirst?: true
  /** The command that its form sends to the referee also checks the session. */
  readonly checksSession?: true
  /** Its page is a 404 if the upstream lacks this capability; for a page that leads to a call and makes none itself. */
  readonly ours?: OurCall
}
