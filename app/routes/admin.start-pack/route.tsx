import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"
import { TitledSection } from "#app/ui/headings.tsx"
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
    ...viewStartPack(reply.body, request, i18n.language),
  }
}

export const action = takePack

export default function StartPack() {
  const { t } = useTranslation()
  const { title, parts, chosen } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={title} lead={t("startPack.lead")}>
      {chosen ? <Chosen key={chosen.subject} part={chosen} /> : <Parts parts={parts} />}
    </AdminFrame>
  )
}

type View = ReturnType<typeof viewStartPack>
type ChosenPart = NonNullable<View["chosen"]>

function Parts({ parts }: Pick<View, "parts">) {
  const { t } = useTranslation()
  const nameOf = (name: string) => name || t("category.entertainment.title")
  const whole = parts.filter(({ isWhole }) => isWhole)
  const open = parts.filter(({ isWhole }) => !isWhole)
  return (
    <Form method="post" id="take" className="grid gap-4">
      <ul className="grid gap-2 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {open.map(({ subject, name, chapters, questions, isTicked, hasGrades, why }) => (
          <li key={subject} className="grid">
            <Tile
              name="subjects"
              value={subject}
              title={nameOf(name)}
              isOpen={questions > 0}
              isTicked={isTicked}
            >
              {questions > 0
                ? t("startPack.makes", { chapters, questions })
                : t(why ?? "startPack.otherGrades")}
            </Tile>
            {hasGrades ? (
              <Link
                to={`?${new URLSearchParams({ subject })}`}
                className="link inline-flex min-h-[2.75rem] items-center justify-self-start text-sm"
                aria-label={t("startPack.gradesOf", { name })}
                viewTransition
              >
                {t("startPack.grades")}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      {open.some(({ questions }) => questions > 0) ? (
        <Take help={t("startPack.ownGrades")} />
      ) : null}
      {whole.length > 0 ? (
        <p className="card">
          <bdi className="font-bold">{whole.map(({ name }) => nameOf(name)).join(" · ")}</bdi>{" "}
          {t("startPack.allThere")}
        </p>
      ) : null}
    </Form>
  )
}

interface TileProps {
  name: string
  value: string | number
  title: string
  isOpen: boolean
  isTicked: boolean
  children: ReactNode
}

function Tile({ name, value, title, isOpen, isTicked, children }: TileProps) {
  return (
    <label
      className={`flex min-h-[2.75rem] items-center gap-3 rounded border-2 px-3 py-2 has-[:checked]:border-action has-[:checked]:bg-raised ${isOpen ? "border-edge" : "border-line text-soft"}`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
        disabled={!isOpen}
        className="tick-box"
      />
      <span className="grid min-w-0 grow [overflow-wrap:anywhere]">
        <bdi className="font-bold">{title}</bdi>
        {children}
      </span>
    </label>
  )
}

function Take({ help }: { help: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="max-w-prose text-sm text-soft">
        {help} {t("startPack.help")}
      </p>
      <button className="button button-main sm:justify-self-start">{t("startPack.take")}</button>
    </>
  )
}

function Chosen({ part: { subject, name, grades } }: { part: ChosenPart }) {
  const { t } = useTranslation()
  const own = grades.filter(({ isNew }) => !isNew)
  const others = grades.filter(({ isNew }) => isNew)
  return (
    <TitledSection id="chosen" title={<bdi>{name}</bdi>}>
      <Form method="post" id="take" className="grid gap-4">
        <input type="hidden" name="subject" value={subject} />
        <Grades grades={own} />
        {own.length > 0 && others.length > 0 ? (
          <details open={others.some(({ isTicked }) => isTicked)}>
            <summary className="link">
              {t("startPack.newGrades", { number: String(others.length) })}
            </summary>
            <Grades grades={others} />
          </details>
        ) : (
          <Grades grades={others} />
        )}
        {grades.some(({ newQuestions }) => newQuestions > 0) ? <Take help="" /> : null}
      </Form>
      <Link to="/admin/start-pack" className="link" viewTransition>
        {t("startPack.all")}
      </Link>
    </TitledSection>
  )
}

function Grades({ grades }: Pick<ChosenPart, "grades">) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="sr-only">{t("startPack.grades")}</legend>
      {grades.map(({ grade, name, isTicked, newChapters, newQuestions, why }) => (
        <Tile
          key={grade}
          name="grades"
          value={grade}
          title={name}
          isOpen={newQuestions > 0}
          isTicked={isTicked}
        >
          {why ? (
            <span className="font-semibold text-wrong">{t(why)}</span>
          ) : newQuestions > 0 ? (
            t("startPack.makes", { chapters: newChapters, questions: newQuestions })
          ) : (
            t("startPack.allThere")
          )}
        </Tile>
      ))}
    </fieldset>
  )
}
