import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { languageNamed } from "#app/i18n/language.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { takePack, viewStartPack } from "./pack.server"

export const handle = { ours: "start-pack" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { upstream, i18n } = context
  const reply = await upstream.admin.startPack()
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  return {
    title: i18n.t("startPack.title"),
    ...viewStartPack(reply.body, request, languageNamed(i18n.language) ?? "en"),
  }
}

export const action = takePack

export default function StartPack() {
  const { t } = useTranslation()
  const { title, parts, chosen } = useLoaderData<typeof loader>()
  const others = parts.filter(({ subject }) => subject !== chosen?.subject)
  const open = others.filter(({ left }) => left > 0)
  const whole = others.filter(({ left }) => left === 0)
  return (
    <AdminFrame title={title} lead={t("startPack.lead")}>
      <div className={`grid items-start gap-8 ${chosen ? "md:grid-cols-2" : ""}`}>
        {chosen ? <Chosen key={chosen.subject} part={chosen} /> : null}
        <TitledSection id="parts" title={t("startPack.choose")}>
          <ul
            className={`grid gap-3 empty:hidden ${chosen ? "" : "sm:grid-cols-2 lg:grid-cols-3"}`}
          >
            {open.map((part) => (
              <li key={part.subject} className="grid">
                <ChoiceCard
                  to={toPart(part)}
                  icon="book"
                  title={part.name || t("category.entertainment.title")}
                >
                  <Contents part={part} />
                </ChoiceCard>
              </li>
            ))}
          </ul>
          {whole.length > 0 ? (
            <div className="card">
              <p className="flex gap-2 font-bold">
                <Icon name="check" className="text-action" />
                {t("startPack.allThere")}
              </p>
              <ul className="flex flex-wrap gap-x-6">
                {whole.map((part) => (
                  <li key={part.subject}>
                    <Link
                      to={toPart(part)}
                      className="link inline-flex min-h-[2.75rem] items-center"
                      viewTransition
                    >
                      <bdi>{part.name || t("category.entertainment.title")}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </TitledSection>
      </div>
    </AdminFrame>
  )
}

const toPart = ({ subject }: Part) => `?${new URLSearchParams({ subject })}`

type Part = ReturnType<typeof viewStartPack>["parts"][number]

function Contents({ part: { chapters, ar, en, left } }: { part: Part }) {
  const { t } = useTranslation()
  return (
    <>
      {chapters > 0 ? t("startPack.chapters", { chapters }) : null}{" "}
      {t("startPack.questions", { ar, en })}{" "}
      <strong>{left > 0 ? t("startPack.left", { left }) : t("startPack.allThere")}</strong>
    </>
  )
}

function Chosen({ part }: { part: Part }) {
  const { t } = useTranslation()
  const { subject, name, grades, left } = part
  return (
    <TitledSection id="chosen" title={<bdi>{name || t("category.entertainment.title")}</bdi>}>
      <Form method="post" id="take" className="card grid gap-4">
        <input type="hidden" name="subject" value={subject} />
        <p>
          <Contents part={part} />
        </p>
        {grades.length > 0 ? <Grades grades={grades} /> : null}
        {left > 0 ? (
          <>
            <p className="text-sm text-soft">{t("startPack.help")}</p>
            <button className="button button-main">
              {t(grades.length > 0 ? "startPack.take" : "startPack.takeAll")}
            </button>
          </>
        ) : (
          <Link to="/admin" className="button button-quiet" viewTransition>
            {t("admin.title")}
          </Link>
        )}
      </Form>
    </TitledSection>
  )
}

function Grades({ grades }: Pick<Part, "grades">) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t("startPack.grades")}</legend>
      {grades.map((each) => (
        <label key={each.grade} className="flex min-h-[2.75rem] items-start gap-3 py-1">
          <input
            type="checkbox"
            name="grades"
            value={each.grade}
            defaultChecked={each.isTicked}
            disabled={each.newQuestions === 0}
            className="tick-box mt-1"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <bdi className="font-bold">{each.name}</bdi>
            {each.isNew ? <span className="chip ms-2">{t("startPack.newGrade")}</span> : null}
            <span className="block text-sm text-soft">
              {each.newQuestions > 0
                ? t("startPack.makes", { chapters: each.newChapters, questions: each.newQuestions })
                : each.why
                  ? null
                  : t("startPack.allThere")}
            </span>
            {each.why ? (
              <span className="block text-sm font-semibold text-wrong">{t(each.why)}</span>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
