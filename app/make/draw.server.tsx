import { renderToStaticMarkup } from "react-dom/server"
import type { ComponentType } from "react"
import { I18nextProvider } from "react-i18next"
import type { Maker } from "./maker.server"

/**
 * A preview as HTML, drawn here by the components of the play pages, so that the page of a form need
 * not bring them to the browser. What people wrote is escaped by React as everywhere.
 */
export const draw = <Draft,>(
  { i18n }: Maker["context"],
  Preview: ComponentType<{ draft: Draft }>,
  draft: Draft,
): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n.instance}>
      <Preview draft={draft} />
    </I18nextProvider>,
    { identifierPrefix: "preview" },
  )
