import { Link, isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { type ErrorKind, Picture } from "#app/ui/picture.tsx"
import { Reference } from "#app/ui/reference.tsx"

const byStatus = new Map<number, ErrorKind>([
  [400, "badRequest"],
  [403, "forbidden"],
  [404, "notFound"],
  [405, "badRequest"],
  [503, "unavailable"],
])

export function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { pathname, search, key } = useLocation()
  const caught = isRouteErrorResponse(error) ? error : null
  const status = caught?.status ?? 500
  const kind = byStatus.get(status) ?? "unexpected"
  return (
    <section className="mx-auto grid max-w-prose justify-items-center gap-4 py-8 text-center">
      <Picture of={`scenes/error-${kind}`} className="h-40 w-auto" />
      <p className="chip">{status}</p>
      <h1 className="text-2xl font-extrabold sm:text-3xl">{t(`error.${kind}.title`)}</h1>
      <p className="text-lg text-soft">{t(`error.${kind}.text`)}</p>
      {status >= 500 ? (
        <Reference key={key} label={t("error.reference")} carried={caught?.data?.reference ?? ""} />
      ) : null}
      <div className="flex w-full flex-wrap justify-center gap-3">
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
