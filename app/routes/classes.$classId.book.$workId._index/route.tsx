import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BackToClass } from "#app/classes/back-to-class.tsx"
import { readBookOfWork } from "#app/classes/book/book.server"
import { BookLinks, BookStyles, Legend, RoundMark, Who } from "#app/classes/book/register.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { PrintNow } from "#app/ui/print-now.tsx"
import { acceptOnPage } from "./accept.server"
import { Questions } from "./questions"
import { viewBookOfWork, type WorkOfBook } from "./view.server"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = pageMeta
export const action = acceptOnPage

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return viewBookOfWork(await readBookOfWork(request, context, params), context.i18n)
}

export default function BookOfWorkPage() {
  const { t } = useTranslation()
  const reply = useActionData<typeof action>()
  const shown = useLoaderData<typeof loader>()
  const { workId, title, className, dates, pupils, progress, accepted } = shown
  return (
    <div className="grid grid-cols-1 gap-6">
      <BookStyles />
      <PageHeading title={<bdi>{title}</bdi>}>
        <bdi>{className}</bdi> · {dates}
      </PageHeading>
      {reply ? <AlertBox text={t(reply.error)} since={reply} /> : null}
      {pupils.length === 0 ? (
        <EmptyState title={t("class.noPupils")}>
          <Link to="../.." relative="path" className="button button-main" viewTransition>
            {t("class.open")}
          </Link>
        </EmptyState>
      ) : (
        <>
          <p className="font-semibold">
            {progress}
            {accepted > 0 ? <> · {t("book.accepted", { count: accepted })}</> : null}
          </p>
          {shown.hasHands ? <p>{t("book.handsCounted")}</p> : null}
          {shown.hasHands && !shown.isBegun ? null : (
            <>
              <Register shown={shown} />
              <Legend cells={pupils.flatMap(({ cells }) => cells)} />
            </>
          )}
          {shown.isChoice ? null : <p className="text-sm text-soft">{t("book.eachOther")}</p>}
          <Files />
          <Questions questions={shown.questions} />
        </>
      )}
      <BookLinks
        label={title}
        links={[
          { to: "..", text: t("book.title") },
          { to: `../../work/${workId}`, text: t("book.toWork") },
        ]}
      >
        <BackToClass to="../.." name={className} />
      </BookLinks>
    </div>
  )
}

function Register({ shown }: { shown: WorkOfBook }) {
  const { t } = useTranslation()
  const { title, rounds, isChoice, hasHints, pupils, questions } = shown
  const columns = Array.from({ length: rounds }, (_, at) => at + 1)
  const hardestIn = (column: number) =>
    questions.find(({ number }) => number === column)?.questionID
  return (
    <section className="register" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("book.pupil")}</th>
            <th scope="col">{t("work.state.done")}</th>
            <th scope="col">{t("book.right")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {isChoice ? (
                  <a href={`#question-${hardestIn(column) ?? ""}`} className="link">
                    {column}
                  </a>
                ) : (
                  column
                )}
              </th>
            ))}
            {hasHints ? <th scope="col">{t("book.hints")}</th> : null}
            <th scope="col">{t("book.minutes")}</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ personID, name, done, right, of, hints, minutes, cells }) => (
            <tr key={personID}>
              <th scope="row">
                <Who to={`../pupil/${personID}`} name={name} />
              </th>
              <td dir="ltr">
                {done}/{rounds}
              </td>
              <td dir="ltr">{of > 0 ? `${right}/${of}` : null}</td>
              {cells.map((cell) => (
                <RoundMark key={cell.place} as="td" cell={cell} />
              ))}
              {hasHints ? <td>{done > 0 ? hints : null}</td> : null}
              <td>{minutes > 0 ? minutes : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const forms = ["pupils", "answers"] as const
const separators = { "": "semicolon", "?comma": "comma" } as const

function Files() {
  const { t } = useTranslation()
  return (
    <div className="on-screen flex flex-wrap items-center gap-x-6 gap-y-3">
      <PrintNow />
      <details>
        <summary className="link">{t("book.files")}</summary>
        <ul>
          {forms.map((form) => (
            <li key={form} className="flex flex-wrap items-center gap-x-4">
              {t(`book.form.${form}`)}
              {(["", "?comma"] as const).map((query) => (
                <Link
                  key={query}
                  to={`csv/${form}${query}`}
                  reloadDocument
                  download
                  className="link inline-flex min-h-[2.75rem] items-center"
                >
                  {t(`book.separator.${separators[query]}`)}
                </Link>
              ))}
            </li>
          ))}
        </ul>
        <p className="text-sm text-soft">{t("book.filesHelp")}</p>
      </details>
    </div>
  )
}
