import { createContext, createElement, Fragment, useContext } from "react"
import { useActionData, useLoaderData } from "@remix-run/react"
import { InlineStyles } from "./server-sent"

/** Text that a user wrote: its direction follows its content, not the page. */
export function UserText({ children, className }: { children: string; className?: string }) {
  return (
    <span dir="auto" className={`[unicode-bidi:isolate]${className ? ` ${className}` : ""}`}>
      <Runs text={children} />
    </span>
  )
}

export function SentenceWith({ text, say }: { text: string; say: (text: string) => string }) {
  const place = "\uFFFC"
  const [before = "", after = ""] = say(place).split(place)
  return (
    <>
      {before}
      <UserText>{text}</UserText>
      {after}
    </>
  )
}

/** A line or paragraph that a user wrote: in either language it begins where the texts of the page do. */
export function UserProse({ children }: { children: string }) {
  return (
    <span className="block min-w-0">
      <UserText>{children}</UserText>
    </span>
  )
}

export type Run =
  | string
  | { readonly ltr: string }
  | { readonly lines: string }
  /** `after`: signs that stand on the line of the formula. */
  | { readonly mathml: string; readonly after?: string }
  | { readonly css: string }

/** What a loader or an action returns beside its view: the parts of every text that is not just plain. */
export interface WithRuns {
  readonly runs?: Readonly<Record<string, readonly Run[]>>
}

export const LaterRuns = createContext<WithRuns | null>(null)

function Runs({ text }: { text: string }) {
  const page = useLoaderData<WithRuns | null>()
  const reply = useActionData<WithRuns>()
  const later = useContext(LaterRuns)
  const runs = later?.runs?.[text] ?? reply?.runs?.[text] ?? page?.runs?.[text]
  // A text may be named like what every object has, as "constructor" is.
  if (!Array.isArray(runs)) return inLines(text)
  return createElement(Fragment, null, ...runs.map(shown))
}

/** In characters of MathML; a longer formula may be wider than a phone, so it scrolls. */
const narrow = 1500

/** Breaks as elements too: a browser of texts, and a copy without styles, have no `white-space`. */
const inLines = (text: string) =>
  createElement(
    Fragment,
    null,
    ...text.split("\n").flatMap((line, at) => (at > 0 ? [createElement("br"), line] : line)),
  )

function shown(run: Run, at: number) {
  if (typeof run === "string") return inLines(run)
  if ("css" in run) return <InlineStyles css={run.css} />
  if ("lines" in run)
    return (
      <>
        {at > 0 ? <br /> : null}
        <bdi dir="ltr" className="block">
          {inLines(run.lines)}
          <br />
        </bdi>
      </>
    )
  if ("ltr" in run)
    return (
      <bdi dir="ltr" className="inline-block">
        {run.ltr}
      </bdi>
    )
  const isWide = run.mathml.length > narrow
  const formula = (
    <bdi
      dir="ltr"
      className={isWide ? "block overflow-x-auto" : undefined}
      dangerouslySetInnerHTML={{ __html: run.mathml }}
    />
  )
  if (!run.after) return formula
  return (
    <span className="whitespace-nowrap">
      {formula}
      {run.after}
    </span>
  )
}
