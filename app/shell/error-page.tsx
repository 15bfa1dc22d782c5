import { Link, isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { TranslationKey } from "~/i18n/keys"
import { Icon } from "~/ui/icon"

interface Words {
  readonly title: TranslationKey
  readonly text: TranslationKey
}

const byStatus = new Map<number, Words>([
  [400, { title: "error.badRequest.title", text: "error.badRequest.text" }],
  [403, { title: "error.forbidden.title", text: "error.forbidden.text" }],
  [404, { title: "error.notFound.title", text: "error.notFound.text" }],
  [405, { title: "error.badRequest.title", text: "error.badRequest.text" }],
  [503, { title: "error.unavailable.title", text: "error.unavailable.text" }],
])
const unexpected: Words = { title: "error.unexpected.title", text: "error.unexpected.text" }

/** What went wrong in the person's words, and the way on. */
export function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const words = byStatus.get(status) ?? unexpected
  return (
    <section className="mx-auto grid max-w-prose justify-items-start gap-4 py-8">
      <Icon name="whistle" className="text-4xl text-hint" />
      <p className="chip">{status}</p>
      <h1 className="text-2xl font-extrabold sm:text-3xl">{t(words.title)}</h1>
      <p className="text-lg text-soft">{t(words.text)}</p>
      <div className="flex w-full flex-wrap gap-3">
        {status >= 500 ? (
          <a href={pathname + search} className="button button-main max-sm:w-full">
            {t("error.again")}
          </a>
        ) : null}
        <Link
          to="/"
          className={`button max-sm:w-full ${status >= 500 ? "button-quiet" : "button-main"}`}
        >
          {t("error.home")}
        </Link>
      </div>
    </section>
  )
}
