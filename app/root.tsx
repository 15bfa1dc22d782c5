import { type LoaderFunctionArgs, type MetaFunction, redirectDocument } from "@remix-run/cloudflare"
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { pickRow } from "./admin/admin-row"
import { Footer } from "./shell/footer"
import { BottomBar } from "./shell/nav-links"
import { sessionOver, useSessionWatch } from "./shell/session-watch"
import { ConnectionStrip } from "./connection/connection-strip"
import { localesPath, useChangeLanguage } from "./i18n/options"
import { toReturnPath } from "./session/return-path.server"
import { ErrorPage } from "./shell/error-page"
import { ToastList } from "./shell/toasts"
import { TopBar, LoadingBar } from "./shell/top-bar"
import { viewShell } from "./shell/view.server"
import { leadsToTrials } from "./trial/guard.server"
import { ThemeProvider, useThemeChoice, ThemeColour } from "./theme/theme-provider"
import { InlineStyles, stylesMark, useNonce } from "./ui/server-sent"
import { metaTags } from "./seo/meta-tags.server"
import stylesPath from "./all.css?url"

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "Tahaddi" },
  ...(data?.tags ?? []),
]

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  if (context.lite.isAwaited) throw redirectDocument(toReturnPath(request))
  // The bar shows the points, so pending credits come first; the page itself reports an ended session.
  await context.player.open().catch(() => {})
  const shell = await viewShell(context, request)
  const origin = shell.viewer ? null : context.origin
  const tags = metaTags(request, { origin, language: context.i18n.language })
  const hasRow =
    shell.viewer?.role === "Admin" &&
    /^\/(admin\/|my-questions\/appeals)/.test(new URL(request.url).pathname)
  return {
    ...shell,
    tags,
    ...((await leadsToTrials(context)) && { canTry: true }),
    ...(hasRow && { adminPages: pickRow(await context.offeredPages()) }),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>("root")?.theme ?? "dark"
  return (
    <ThemeProvider choice={theme}>
      <Page>{children}</Page>
    </ThemeProvider>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  const shell = useRouteLoaderData<typeof loader>("root")
  const nonce = useNonce()
  const { key } = useLocation()
  const isOver = useSessionWatch(shell?.viewer ?? null)
  const viewer = isOver ? null : (shell?.viewer ?? null)
  useChangeLanguage(shell?.language ?? i18n.language)
  return (
    <html lang={i18n.language} dir={i18n.dir()} className={useThemeChoice()} id="top">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <Meta />
        <ThemeColour />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lng=${i18n.language}`} />
        <link rel="preload" as="fetch" href={localesPath(i18n.language)} crossOrigin="anonymous" />
        <Links />
        <AllStyles />
      </head>
      <body className="relative min-h-screen">
        <a href="#main" className="skip button button-main sr-only">
          {t("nav.skip")}
        </a>
        <LoadingBar />
        <TopBar viewer={viewer} />
        <ConnectionStrip />
        <ToastList toast={isOver ? sessionOver : (shell?.toast ?? null)} page={key} />
        <main id="main" tabIndex={-1} className="page">
          {viewer?.isWaiting ? (
            <p role="note" className="card mb-6 border-hint">
              {t("account.waiting")}
            </p>
          ) : null}
          {children}
        </main>
        <Footer viewer={viewer} isLiteHeld={shell?.isLiteHeld ?? false} />
        <BottomBar viewer={viewer} canTry={shell?.canTry} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/**
 * The styles of all pages. Into the first page that somebody opens the server writes those that its HTML uses, and the
 * file comes after it, so that the next page finds it, and wins where scripts let it in: app/entry.server.tsx.
 */
function AllStyles() {
  return (
    <>
      <InlineStyles id="styles" css={import.meta.env.SSR ? stylesMark : ""} />
      <link
        id="all-styles"
        rel="stylesheet"
        href={stylesPath}
        media={import.meta.env.SSR ? "print" : undefined}
        nonce={useNonce()}
        suppressHydrationWarning
      />
    </>
  )
}

export default Outlet

export const ErrorBoundary = ErrorPage
