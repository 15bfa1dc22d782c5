import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { requireTeacher } from "#app/classes/class-request.server"
import { pageMeta } from "#app/i18n/title"
import { keepStill } from "#app/live/room-request.server"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { HostPage } from "./host"
import { Updates } from "./news"
import { Groups } from "./seats-and-groups"
import { sendCommand, viewHost, viewResults } from "./host.server"
import { SeatPage } from "./play"
import { giveAnswer, viewPlay } from "./play.server"
import { ScreenPage } from "./screen"
import { HandsUp } from "#app/live/hands-up.tsx"
import { viewScreen } from "./screen.server"

export const handle = { ours: "live", isPlain: true, hasSocket: true } satisfies RouteNeeds

export const meta = pageMeta

/** The pages of one room are one route, because each route costs bytes on every page of the app. */
export async function loader(args: LoaderFunctionArgs) {
  const view = await viewPage(args)
  const phase = "room" in view ? view.room.phase : "ended"
  args.context.lite.keepWhile(!betweenRounds.has(phase))
  return data({ title: view.title, view }, { headers: keepStill(args.request) })
}

const betweenRounds = new Set(["lobby", "podium", "ended"])

function viewPage(args: LoaderFunctionArgs) {
  switch (args.params["view"]) {
    case "play":
      return viewPlay(args)
    case "host":
      return viewHost(args)
    case "screen":
      return viewScreen(args)
    case "results":
      return viewResults(args)
    default:
      throw new Response(null, { status: 404 })
  }
}

export function action(args: ActionFunctionArgs) {
  switch (args.params["view"]) {
    case "play":
      return giveAnswer(args)
    case "host":
      return sendCommand(args)
    case "results":
      requireTeacher(args.request, args.context)
      throw new Response(null, { status: 405 })
    default:
      throw new Response(null, { status: 405 })
  }
}

export default function LiveRoom() {
  const { view } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  // After a link of a page with scripts.
  useEffect(() => window.location.reload(), [])
  const [answer, unsaved] =
    refused && "typed" in refused ? [undefined, refused] : [refused, undefined]
  if (view.kind === "play") return <SeatPage view={view} refused={answer} />
  if (view.kind === "host") return <HostPage view={view} unsaved={unsaved} />
  if (view.kind === "results") return <ResultsPage view={view} />
  return <ScreenPage view={view} />
}

type Results = Awaited<ReturnType<typeof viewResults>>

function ResultsPage({ view }: { view: Results }) {
  const { t } = useTranslation()
  const { title, className, questions, rows, host, book } = view
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
      <PageHeading title={title}>{className ? <bdi>{className}</bdi> : null}</PageHeading>
      <TitledSection id="questions" title={t("live.questions")}>
        <ol className="grid gap-3">
          {questions.map(({ questionID, text, answer, marks, hands, groups }, at) => (
            <li key={questionID} className="card grid gap-1 !p-3">
              <UserProse>{text}</UserProse>
              {answer ? (
                <strong>
                  <UserText>{answer}</UserText>
                </strong>
              ) : null}
              <Marks marks={marks} />
              <HandsUp hands={hands} />
              <Groups path={`${host}?results`} number={at + 1} groups={groups} />
            </li>
          ))}
        </ol>
      </TitledSection>
      <TitledSection id="rows" title={t("live.places")}>
        <ol className="border-t border-line">
          {rows.map(({ name, pupil, place, points, marks }) => (
            <li key={name} className="flex flex-wrap gap-x-3 border-b border-line py-2">
              <span className="font-bold tabular-nums">{place}</span>
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <bdi className="font-bold">{pupil || name}</bdi>
                {pupil && pupil !== name ? <bdi className="text-soft"> {name}</bdi> : null}
                <Marks marks={countMarks(marks)} />
              </span>
              <span className="tabular-nums">{t("live.points", { count: points })}</span>
            </li>
          ))}
        </ol>
      </TitledSection>
      <nav aria-label={t("live.pages")} className="flex flex-wrap gap-x-4">
        <a href={host} className="link inline-flex min-h-[2.75rem] items-center">
          {t("live.back")}
        </a>
        {book ? (
          <a href={book} className="link inline-flex min-h-[2.75rem] items-center">
            {t("book.open")}
          </a>
        ) : null}
      </nav>
      <Updates held={`${host}?since=0`} isKept />
    </div>
  )
}

type Mark = Results["rows"][number]["marks"][number]
type Counts = Partial<Record<Mark, number>>

const countMarks = (marks: readonly Mark[]): Counts =>
  Object.fromEntries(marks.map((mark) => [mark, marks.filter((each) => each === mark).length]))

const shownMarks = ["right", "wrong", "blank", "absent", "late", "pending"] as const

function Marks({ marks }: { marks: Counts }) {
  const { t } = useTranslation()
  const shown = shownMarks.filter((mark) => marks[mark])
  return (
    <span className="block text-sm text-soft">
      {shown.map((mark) => t(`live.count.${mark}`, { number: marks[mark] })).join(" · ")}
    </span>
  )
}
