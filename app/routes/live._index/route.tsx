import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { parseChecked, roomCodeLength } from "#contract/classes/digits"
import { groupDigits } from "#app/classes/digits"
import { orNull } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { CodeForm } from "#app/live/code-form.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"

export const handle = { ours: "live", isPlain: true } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("code")?.slice(0, 60) ?? ""
  const code = parseChecked(typed, roomCodeLength)
  if (code) throw redirect(`/live/${code}`, 303)
  const { person } = context.session
  const isTeacher = person?.role === "Teacher" && !person.isWaiting
  const listed =
    isTeacher || person?.role === "Student" ? await orNull(context.upstream.live.list()) : null
  return {
    title: context.i18n.t(isTeacher ? "live.teach" : "live.join"),
    typed,
    isTeacher,
    rooms: (listed?.status === 200 ? listed.body.rooms : []).map((room) => ({
      ...room,
      to: `/live/${room.code}${isTeacher ? "/host" : ""}`,
      code: groupDigits(room.code),
    })),
  }
}

export default function Live() {
  const { t } = useTranslation()
  const { title, typed, isTeacher, rooms } = useLoaderData<typeof loader>()
  const code = <CodeForm typed={typed} error={typed ? "errors.live.mistyped" : null} />
  return (
    <div className="form-page grid gap-6">
      <PageHeading title={title}>{t(isTeacher ? "live.teachLead" : "live.joinLead")}</PageHeading>
      {isTeacher ? (
        <a href="/live/new" className="button button-main w-full text-lg">
          {t("live.new")}
        </a>
      ) : (
        code
      )}
      {rooms.length > 0 ? (
        <TitledSection id="rooms" title={t("live.rooms")}>
          <ul className="border-t border-line">
            {rooms.map(({ code: number, to, className, teacher, isOver }) => (
              <li key={number} className="border-b border-line py-2">
                <a
                  href={to}
                  className="link inline-flex min-h-[2.75rem] flex-wrap items-center gap-x-3"
                >
                  <bdi dir="ltr" className="font-bold tabular-nums">
                    {number}
                  </bdi>
                  {className ? <bdi>{className}</bdi> : null}
                  {teacher ? <bdi>{teacher}</bdi> : null}
                  {isOver ? <span className="chip">{t("live.title.ended")}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </TitledSection>
      ) : null}
      {isTeacher ? (
        <details open={typed !== ""}>
          <summary className="link">{t("live.join")}</summary>
          {code}
        </details>
      ) : null}
    </div>
  )
}
