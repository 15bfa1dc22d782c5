import { renderToStaticMarkup } from "react-dom/server"
import type { ComponentType } from "react"
import { I18nextProvider } from "react-i18next"
import type { Maker } from "./maker.server"

/** In characters; it travels twice, as HTML and as data. Only texts that are all signs make more of it. */
const longest = 24_000

/**
 * A preview as HTML, drawn here by the components of the play pages, so that the page of a form need
 * not bring them to the browser; `null` where it is too long. What people wrote is escaped by React as
 * everywhere.
 */
export const draw = <Draft,>(
  { i18n }: Maker["context"],
  Preview: ComponentType<{ draft: Draft }>,
  draft: Draft,
): string | null => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n.instance}>
      <Preview draft={draft} />
    </I18nextProvider>,
    { identifierPrefix: "preview" },
  )
  return html.length > longest ? null : html
}
