import type { HTMLElement } from "node-html-parser"

type Value = string | File | readonly string[]
export type Values = Readonly<Record<string, Value>>
/** The button to press: its name and value, or a part of its text. */
export type Pressed = string | { readonly name: string; readonly value?: string }

export interface Submission {
  readonly method: "GET" | "POST"
  readonly action: string
  readonly isMultipart: boolean
  readonly entries: readonly (readonly [string, string | File])[]
}

/**
 * What a browser without scripts sends; without a button, that of the first one, as Enter does. Throws for a name that
 * the form lacks, and for an option that it does not offer.
 */
export function fillForm(form: HTMLElement, values: Values, pressed?: Pressed): Submission {
  const controls = controlsOf(form)
  for (const name of Object.keys(values)) checkOffered(controls, name, values[name] ?? "")
  const button = pressedButton(controls, pressed)
  const entries = controls.flatMap((control) => entriesOf(control, values, button))
  const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name)
  return {
    method: attribute("method")?.toLowerCase() === "post" ? "POST" : "GET",
    action: attribute("action") ?? "",
    isMultipart: attribute("enctype") === "multipart/form-data",
    entries,
  }
}

/** The form's controls in document order; those outside it with `form="…"` come last. */
function controlsOf(form: HTMLElement): HTMLElement[] {
  const selector = "input, select, textarea, button"
  let page = form
  while (page.parentNode) page = page.parentNode
  const id = form.getAttribute("id")
  const own = form.querySelectorAll(selector).filter((each) => !each.hasAttribute("form"))
  const far = id
    ? page.querySelectorAll(selector).filter((each) => each.getAttribute("form") === id)
    : []
  return [...own, ...far].filter((control) => !isDisabled(control))
}

const isDisabled = (control: HTMLElement) =>
  control.hasAttribute("disabled") || control.closest("fieldset[disabled]") !== null

function typeOf(control: HTMLElement): string {
  const tag = control.rawTagName.toLowerCase()
  if (tag !== "input" && tag !== "button") return tag
  return (control.getAttribute("type") ?? (tag === "input" ? "text" : "submit")).toLowerCase()
}

const isButton = (control: HTMLElement) => /^(submit|image)$/.test(typeOf(control))

function pressedButton(controls: readonly HTMLElement[], pressed?: Pressed) {
  const buttons = controls.filter(isButton)
  if (pressed === undefined) return buttons[0]
  const found = buttons.find((button) => isMeant(button, pressed))
  if (!found) throw new Error(`The form has no button ${JSON.stringify(pressed)}.`)
  return found
}

function isMeant(button: HTMLElement, pressed: Pressed): boolean {
  if (typeof pressed === "string") return button.text.includes(pressed)
  const hasName = button.getAttribute("name") === pressed.name
  return hasName && (pressed.value === undefined || button.getAttribute("value") === pressed.value)
}

function checkOffered(controls: readonly HTMLElement[], name: string, value: Value): void {
  const named = controls.filter((each) => each.getAttribute("name") === name && !isButton(each))
  if (named.length === 0) throw new Error(`The form has no field "${name}".`)
  const choices = named.flatMap(choicesOf)
  const wanted = typeof value === "string" ? [value] : value instanceof File ? [] : value
  const missing = choices.length > 0 ? wanted.find((each) => !choices.includes(each)) : undefined
  if (missing !== undefined)
    throw new Error(`"${name}" does not offer "${missing}" but ${choices.join(", ")}.`)
}

export function choicesOf(control: HTMLElement): string[] {
  const type = typeOf(control)
  if (type === "radio" || type === "checkbox") return [control.getAttribute("value") ?? "on"]
  return type === "select" ? control.querySelectorAll("option").map(optionValue) : []
}

const optionValue = (option: HTMLElement) => option.getAttribute("value") ?? option.text.trim()

function entriesOf(
  control: HTMLElement,
  values: Values,
  button: HTMLElement | undefined,
): (readonly [string, string | File])[] {
  const name = control.getAttribute("name")
  if (!name) return []
  if (isButton(control))
    return control === button ? [[name, control.getAttribute("value") ?? ""]] : []
  const given = values[name]
  const all = given === undefined ? valuesThere(control) : valuesGiven(control, given)
  return all.map((value) => [name, value] as const)
}

function valuesGiven(control: HTMLElement, given: Value): (string | File)[] {
  if (given instanceof File) return [given]
  const wanted = typeof given === "string" ? [given] : given
  const type = typeOf(control)
  if (type !== "radio" && type !== "checkbox") return [...wanted]
  return wanted.filter((value) => choicesOf(control).includes(value))
}

/** What it sends if nothing is changed. */
export function valuesThere(control: HTMLElement): (string | File)[] {
  const type = typeOf(control)
  if (type === "button" || type === "reset") return []
  if (type === "textarea") return [control.textContent]
  if (type === "file") return [new File([], "")]
  if (type === "select") return chosenOptions(control)
  if (type === "radio" || type === "checkbox")
    return control.hasAttribute("checked") ? choicesOf(control) : []
  return [control.getAttribute("value") ?? ""]
}

function chosenOptions(control: HTMLElement): string[] {
  const options = control.querySelectorAll("option")
  const chosen = options.filter((option) => option.hasAttribute("selected"))
  if (chosen.length > 0 || control.hasAttribute("multiple")) return chosen.map(optionValue)
  return options.slice(0, 1).map(optionValue)
}
