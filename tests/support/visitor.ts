import { parse, type HTMLElement } from "node-html-parser"
import { CookieJar } from "./cookie-jar"
import { fillForm, type Pressed, type Submission, type Values } from "./form"
import type { RecordedReply } from "./transcript"
import { noteTyped } from "./typed"

export type Page = Readonly<ReturnType<typeof readPage>>

export interface Filled {
  readonly form?: string
  readonly button?: Pressed
  readonly values?: Values
}

export class Visitor {
  readonly transcript: RecordedReply[] = []
  #page: Page | undefined

  constructor(
    private readonly site: string,
    readonly language: "en" | "ar" = "en",
    readonly cookies = new CookieJar(),
    private readonly address?: string,
  ) {}

  get page(): Page {
    if (!this.#page) throw new Error("Open a page first.")
    return this.#page
  }

  async open(path: string): Promise<Page> {
    return this.#go(new URL(path, this.site), { method: "GET" })
  }

  async submit({ form, button, values = {} }: Filled = {}): Promise<Page> {
    return this.send(fillForm(this.form(form), values, button))
  }

  async send({ method, action, isMultipart, entries }: Submission): Promise<Page> {
    noteTyped(entries)
    const url = new URL(action || this.page.path, new URL(this.page.path, this.site))
    if (method === "GET") {
      url.search = new URLSearchParams(textEntries(entries)).toString()
      return this.#go(url, { method })
    }
    const body = isMultipart ? formData(entries) : new URLSearchParams(textEntries(entries))
    return this.#go(url, { method, body })
  }

  form(selector?: string): HTMLElement {
    const { document } = this.page
    const found = document.querySelectorAll(selector ?? "main form")
    const forms = found.length > 0 || selector ? found : document.querySelectorAll("form")
    const [first, second] = forms
    if (!first || second)
      throw new Error(`${this.page.path} has ${forms.length} forms ${selector ?? ""}, not one.`)
    return first
  }

  twin(): Visitor {
    return this.on(this.site)
  }

  on(site: string): Visitor {
    const same = new Visitor(site, this.language, this.cookies.copy(), this.address)
    same.#page = this.#page
    return same
  }

  async #go(url: URL, sent: RequestInit, redirects: readonly number[] = []): Promise<Page> {
    const headers = this.#headers(url, sent.method)
    const answer = await fetch(url, { ...sent, redirect: "manual", headers })
    this.cookies.take(answer.headers)
    const body = await answer.text()
    this.transcript.push({ headers: answer.headers, body })
    if (body.includes('<img src=""'))
      throw new Error(`${url.href} has a picture without an address.`)
    const next = answer.headers.get("Location")
    if (next === null || answer.status < 300 || answer.status > 399)
      return (this.#page = readPage(answer, body, url, redirects))
    if (redirects.length > 9) throw new Error(`${url.href} leads round in circles.`)
    const isKept = answer.status === 307 || answer.status === 308
    const passed = [...redirects, answer.status]
    return this.#go(new URL(next, url), isKept ? sent : { method: "GET" }, passed)
  }

  #headers({ pathname }: URL, method?: string): Record<string, string> {
    const cookie = this.cookies.for(pathname).toString()
    return {
      Accept: "text/html,application/xhtml+xml",
      "Accept-Language": this.language,
      // Compressing and decompressing a page takes as long as rendering it.
      "Accept-Encoding": "identity",
      "User-Agent": "Mozilla/5.0 (Linux; Android 10) Chrome/120 Mobile",
      ...(this.#page ? { Referer: new URL(this.#page.path, this.site).href } : {}),
      ...(cookie ? { Cookie: cookie } : {}),
      ...(this.address ? { "CF-Connecting-IP": this.address } : {}),
      ...(method === "POST" ? { Origin: this.site } : {}),
    }
  }
}

/** Marks that isolate the text direction of a name from that of its sentence. */
const directions = /[\u2066-\u2069]/g

/** Parses the HTML on first use, because most tests need only the status or the address. */
function readPage(answer: Response, html: string, url: URL, redirects: readonly number[]) {
  const document = once(() => parseScriptless(html))
  const text = once(() => wordsOf(html))
  return {
    status: answer.status,
    redirects,
    path: url.pathname + url.search,
    headers: answer.headers,
    html,
    get document() {
      return document()
    },
    get title() {
      return document().querySelector("title")?.text ?? ""
    },
    /** The page's text with single spaces, without scripts, styles and direction marks. */
    get text() {
      return text()
    },
  }
}

const parseScriptless = (html: string) =>
  parse(html, { blockTextElements: { script: true, style: true, pre: true } })

function wordsOf(html: string): string {
  const words = parseScriptless(html)
  for (const element of words.querySelectorAll("script, style, template, title")) element.remove()
  return words.structuredText.replace(directions, "").replace(/\s+/g, " ").trim()
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const textEntries = (entries: Submission["entries"]): string[][] =>
  entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name])

function formData(entries: Submission["entries"]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
