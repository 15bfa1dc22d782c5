import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare"
import { isRouteErrorResponse, RemixServer } from "@remix-run/react"
import { renderToString } from "react-dom/server"
import { I18nextProvider } from "react-i18next"
import css from "./all.css?inline"
import { quietHeader } from "./connection/reply-mark"
import { HtmlFieldsProvider } from "./ui/html-field"
import { LiteProvider, NonceProvider, stylesMark } from "./ui/server-sent"
import { ReferenceProvider } from "./ui/reference"
import { withWeight } from "./shell/page-weight.server"
import { stylesByUse } from "./ui/used-styles.server"

/**
 * Renders the page as one string, because no part of it is deferred: React's stream encodes each text of it by itself,
 * a third of the CPU time. The data of the page follow in one script. An error in rendering is thrown to Remix, which
 * logs it and renders the page of an error.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  { i18n, nonce, requestId, htmlFields, isPlain, lite }: AppLoadContext,
) {
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : ""
  const page = renderToString(
    <NonceProvider value={nonce}>
      <ReferenceProvider value={requestId}>
        <HtmlFieldsProvider value={htmlFields}>
          <LiteProvider value={lite.isOn}>
            <I18nextProvider i18n={i18n.instance}>
              <RemixServer context={brief(remixContext)} url={request.url} nonce={nonce} />
            </I18nextProvider>
          </LiteProvider>
        </HtmlFieldsProvider>
      </ReferenceProvider>
    </NonceProvider>,
  )
  const isQuiet = request.headers.has(quietHeader)
  const html = removeScripts(unmarked(page), { isLite: lite.isOn, isPlain, isQuiet })
  headers.set("Content-Type", "text/html; charset=utf-8")
  headers.set("Content-Language", i18n.language)
  headers.append("Vary", "Accept-Language, Cookie, Save-Data")
  const styled = isFromOwnPage(request) ? withStylesOfFile(html) : withUsedStyles(html)
  const whole = lite.isOn ? withWeight(styled) : withScriptIntegrity(styled)
  const sent = lite.isOn || isPlain ? whole : withData(shortened(whole), data)
  return new Response(`<!DOCTYPE html>${sent}`, { headers, status })
}

const restoring = /\(\(\w+,\w+\)=>\{[^<]*\}\)\("positions", null\)/
const restored =
  'try{history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},"");let y=JSON.parse(sessionStorage.positions||"{}")[history.state.key];y>=0&&scrollTo(0,y)}catch{}'

/** What Remix does before a page is hydrated, to restore how far somebody has scrolled, in half the bytes. */
const shortened = (html: string): string => html.replace(restoring, restored)

/** Links without Remix's mark for a discovery of routes that we do not use. React compares attributes in development. */
const unmarked = (html: string): string =>
  import.meta.env.DEV ? html : html.replaceAll(' data-discover="true"', "")

/** Without what is off, which the browser reads as missing, in the JSON that each page carries. */
const brief = (context: Omit<EntryContext, "serverHandoffStream">) => ({
  ...context,
  serverHandoffString: context.serverHandoffString?.replace(/,"\w+":false/g, ""),
})

/**
 * What Remix has for data that come in a stream, and what its `StreamTransfer` then writes, which only React's stream can.
 * From the script's tag on: what somebody wrote has no tags.
 */
const emptyStream =
  /(<script\b[^>]*>[^<]*window\.__remixContext\.stream = )new ReadableStream\([^<]*?TextEncoderStream\(\)\)/

/** The data are in single quotes, as they are full of others. */
export const withData = (html: string, data: string): string =>
  html.replace(emptyStream, (_, given: string) => {
    const text = data.replace(/[\\'<\n\r\u2028\u2029]/g, toEscape)
    return `${given}new Response('${text}').body`
  })

const toEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`

/** Logs unexpected errors: neither those of aborted requests nor responses such as a 405. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Pick<AppLoadContext, "logFault"> },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.logFault(error)
}

interface Kind {
  readonly isLite: boolean
  readonly isPlain: boolean
  readonly isQuiet: boolean
}

const preloads = '<link rel="(?:modulepreload|preload)"[^>]*>'
const script = "[^>]*>.*?</script>"
const marked = "(?! data-plain)"

/** What somebody wrote has no tags, so all of these are of the app. The data of the page are in scripts too. */
const appScripts = new RegExp(`<script\\b${marked}${script}|${preloads}`, "gs")
/** Browsers hide what is in `noscript` also if only the policy forbids scripts. */
const allScripts = new RegExp(`<script\\b${script}|${preloads}|</?noscript[^>]*>`, "gs")

export function removeScripts(html: string, { isLite, isPlain, isQuiet }: Kind): string {
  if (isLite) return html.replace(allScripts, "")
  if (!isPlain) return html
  const plain = html.replace(appScripts, "")
  return isQuiet ? plain.replace(/(<script data-plain[^>]*>)[^<]*/g, "$1") : plain
}

const usedStyles = stylesByUse(css)

const withUsedStyles = (html: string): string => html.replace(stylesMark, () => usedStyles(html))

/** Whoever comes from a page of ours has the file of styles; a browser that has lost it loads it again. */
const withStylesOfFile = (html: string): string =>
  html.replace(stylesMark, "").replace(' media="print"', "")

function isFromOwnPage(request: Request): boolean {
  const referrer = request.headers.get("Referer") ?? ""
  return referrer.startsWith(`${new URL(request.url).origin}/`)
}

/** The hash of every script, by address; set by scripts/vite-script-hashes.mjs, empty in development. */
declare const SCRIPT_HASHES: Readonly<Record<string, string>>
/** Kept, because the build writes all of them wherever `SCRIPT_HASHES` stands, which made them anew for each script. */
let scriptHashes: typeof SCRIPT_HASHES | undefined

/**
 * Adds `integrity` to what Remix preloads: its manifest and every module that the page imports,
 * directly or through another one. The browser runs only those that match the build.
 */
const withScriptIntegrity = (html: string): string =>
  html.replace(/<link rel="modulepreload" href="([^"]+)"/g, (tag, address: string) => {
    const hash = (scriptHashes ??= SCRIPT_HASHES)[address]
    return hash ? `${tag} integrity="${hash}"` : tag
  })
