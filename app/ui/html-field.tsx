import { createContext, useContext } from "react"

const FieldsContext = createContext<ReadonlyMap<string, string>>(new Map())

export const HtmlFieldsProvider = FieldsContext.Provider

/**
 * A hidden field for a long value: it is only in the HTML, not once more in the data of the page. The value must have
 * no sign that HTML escapes.
 */
export function HtmlField({ name }: { name: string }) {
  const value = useContext(FieldsContext).get(name)
  const id = `field-${name}`
  const field =
    value === undefined
      ? typeof document === "undefined"
        ? ""
        : (document.getElementById(id)?.innerHTML ?? "")
      : `<input type="hidden" name="${name}" value="${value}">`
  return <div id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: field }} />
}
