import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ReactNode } from "react"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { newFormKey } from "#app/forms/define-form.server"
import { orWithout } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"
import { useFreshKey } from "#app/forms/form.tsx"
import { changeStructure } from "#app/structure/change-structure.server"
import { entryForm } from "#app/structure/correct-entry.server"
import { readBefore, viewStructure } from "#app/structure/view.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { type EntryLink, EntryName } from "#app/admin/existing-entries.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { Changes, SheetPreview } from "./changes"
import { ChosenEntry } from "./chosen-entry"
import { CopyGrade, GiveSheet, LinkSubjects } from "./give-sheet"

export const handle = { form: "sheet", ours: "structure" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { upstream, i18n } = context
  const reply = await orWithout(context, upstream.admin.structure(readBefore(request)), null)
  if (reply && reply.status !== 200) throw new Response(null, { status: 404 })
  const view = viewStructure(reply?.body ?? null, request, i18n.language)
  const typed = await context.savedSubmissions.take()
  return {
    title: i18n.t("structure.title"),
    ...view,
    form: entryForm.view({
      ...view.chosen?.names,
      at: String(view.chosen?.at ?? ""),
      formKey: newFormKey(),
      ...typed,
    }),
    text: String(typed?.["text"] ?? ""),
  }
}

export const action = changeStructure

export default function Structure() {
  const { t } = useTranslation()
  const {
    title,
    form,
    text,
    isKnown,
    chosen,
    grade,
    ofGrade,
    grades,
    subjects,
    counts,
    events,
    newest,
    older,
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const reply = answer && "preview" in answer ? answer : null
  const ticked = reply?.ticked ?? []
  const corrected = answer && "preview" in answer ? undefined : answer
  const key = useFreshKey(answer)
  // In one column, what was chosen comes before the form that it has nothing to do with.
  const isChosenFirst = chosen !== null && !reply
  const entry = chosen ? (
    <ChosenEntry key={key} chosen={chosen} view={form} reply={corrected} />
  ) : null
  const sheet = isChosenFirst ? (
    <Link key="sheet" to="/admin/structure#sheet" className="button button-quiet md:col-start-1">
      {t("structure.sheet.title")}
    </Link>
  ) : (
    <div key="sheet" className="grid grid-cols-1 gap-6 md:col-start-1">
      {reply?.error ? (
        <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
      ) : null}
      {reply?.preview ? <SheetPreview preview={reply.preview} /> : null}
      <GiveSheet text={reply?.text ?? text} isMain={reply?.preview?.refused.shown.length !== 0} />
      {grades.length > 0 && subjects.length > 0 ? (
        <LinkSubjects grades={grades} subjects={subjects} ticked={ticked} />
      ) : null}
      {grades.length > 1 ? <CopyGrade grades={grades} ticked={ticked} /> : null}
    </div>
  )
  const there = (
    <div key="there" className="grid grid-cols-1 gap-6 md:col-start-2 md:row-span-2 md:row-start-1">
      {isChosenFirst ? null : entry}
      {isKnown ? (
        <Entries
          grade={grade}
          grades={grades}
          subjects={subjects}
          ofGrade={ofGrade}
          counts={counts}
        />
      ) : null}
      {events.length > 0 || newest ? (
        <Changes events={events} newest={newest} older={older} />
      ) : null}
    </div>
  )
  return (
    <AdminFrame title={title} lead={t("structure.lead")}>
      <div className="grid items-start gap-8 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        {isChosenFirst ? [entry, there, sheet] : [sheet, there]}
      </div>
    </AdminFrame>
  )
}

type View = ReturnType<typeof viewStructure>

type Props = Pick<View, "grade" | "grades" | "subjects" | "ofGrade" | "counts">

function Entries({ grade, grades, subjects, ofGrade, counts }: Props) {
  const { t } = useTranslation()
  if (grades.length + subjects.length === 0)
    return (
      <TitledSection id="there" title={t("structure.empty.title")}>
        <p className="text-soft">{t("structure.empty.text")}</p>
      </TitledSection>
    )
  return (
    <TitledSection id="there" title={t("structure.there", { ...counts })}>
      {counts.unnamed > 0 ? (
        <p className="font-semibold">{t("structure.unnamed", { count: counts.unnamed })}</p>
      ) : null}
      {grades.length > 0 ? <List title={t("structure.grades")} entries={grades} /> : null}
      {subjects.length > 0 ? <List title={t("structure.subjects")} entries={subjects} /> : null}
      {ofGrade.map(({ id, subject, chapters }) => (
        <div key={id} className="grid gap-2">
          <List title={<EntryName entry={subject} />} entries={chapters} />
          <Form method="post">
            <input type="hidden" name="grade" value={grade} />
            <input type="hidden" name="subject" value={id} />
            <button
              name="intent"
              value="unlink"
              className="link min-h-[2.75rem] text-sm"
              aria-label={t("structure.unlinkOne", { name: subject.name })}
            >
              {t("structure.unlink")}
            </button>
          </Form>
        </div>
      ))}
    </TitledSection>
  )
}

function List({ title, entries }: { title: ReactNode; entries: readonly EntryLink[] }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-bold">{title}</h3>
      <ul className="grid grid-cols-2 gap-x-4">
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryName entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}
