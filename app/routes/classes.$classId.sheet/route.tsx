import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BackToClass } from "#app/classes/back-to-class.tsx"
import { readOwnClass } from "#app/classes/class-request.server"
import { groupDigits } from "#app/classes/digits"
import { PrintNow } from "#app/ui/print-now.tsx"
import { toQrCode } from "#app/classes/qr-code.server"
import { QrImage } from "#app/classes/qr-image.tsx"
import css from "../../classes/slips.css?inline"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { InlineStyles } from "#app/ui/server-sent.tsx"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta

/** What hangs on the wall of a class room; 404 while the class is closed. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { shown } = await readOwnClass(request, context, params["classId"])
  if (shown.code === null) throw new Response(null, { status: 404 })
  const at = `${context.origin ?? new URL(request.url).origin}/join`
  return {
    title: context.i18n.t("class.sheet"),
    name: shown.name,
    schoolName: shown.schoolName,
    code: shown.code,
    at,
    qr: toQrCode(`${at}?code=${shown.code}`),
  }
}

export default function SheetOfClass() {
  const { t } = useTranslation()
  const { title, name, schoolName, code, at, qr } = useLoaderData<typeof loader>()
  return (
    <div className="grid max-w-prose grid-cols-1 gap-5 print:mx-auto">
      <InlineStyles id="slips-styles" css={css} />
      <div className="on-screen grid gap-4">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        <PrintNow />
        <BackToClass to=".." name={name} />
      </div>
      <section aria-label={title} className="class-sheet">
        <p className="text-3xl font-extrabold">
          <bdi>{name}</bdi>
        </p>
        {schoolName ? <bdi className="text-xl font-bold">{schoolName}</bdi> : null}
        <p className="text-xl">{t("class.sheetHow")}</p>
        <p dir="ltr" className="text-xl font-bold [overflow-wrap:anywhere]">
          {at}
        </p>
        <p dir="ltr" className="code">
          {groupDigits(code)}
        </p>
        <QrImage code={qr} />
      </section>
    </div>
  )
}
