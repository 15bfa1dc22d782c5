import { useTranslation } from "react-i18next"
import { playPath } from "#app/play/addresses"
import { VerdictCard } from "#app/play/verdict-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { SeatView } from "./play.server"
import { RevealedAnswer, Statements } from "./question"
import { useSayOutcome } from "./verdict"

type Line = SeatView["player"]["list"][number]

/** What was wrong is in the record of a pupil, where it can be played again. */
export function FinalList({ view: { player, room, code, isPupil } }: { view: SeatView }) {
  const { t } = useTranslation()
  const sayOutcome = useSayOutcome()
  const { list, points, standing } = player
  const wrong = isPupil ? list.filter(({ mark }) => mark === "wrong") : []
  const toPractice = ({ questionID, game }: Line) =>
    playPath({ game, source: { category: "practice", key: `q${questionID}`, room: code } })
  return (
    <>
      <VerdictCard
        grade={standing?.place === 1 && points > 0 ? "all" : "most"}
        title={t("live.title.ended")}
      >
        <p className="text-xl font-bold">
          {standing ? `${t("live.place", { place: standing.place })} · ` : null}
          {t("live.points", { count: points })}
          {standing?.from ? ` · ${t("live.fromQuestion", { number: standing.from })}` : null}
        </p>
      </VerdictCard>
      {wrong.slice(0, 1).map((first) => (
        <a
          key={first.questionID}
          href={toPractice(first)}
          className="button button-main w-full text-lg"
        >
          {t("live.practise")}
        </a>
      ))}
      <ol className="grid gap-3">
        {list.map((item) => (
          <li key={item.questionID}>
            <details className="card grid gap-1 !p-3">
              <summary className="flex min-h-[2.75rem] items-center gap-3">
                <Icon name={item.mark === "right" ? "check" : "cross"} label={sayOutcome(item)} />
                <UserText className="font-bold">{item.text}</UserText>
              </summary>
              <OwnLine item={item} language={room.language} />
              {wrong.includes(item) ? (
                <a href={toPractice(item)} className="button button-quiet justify-self-start">
                  {t("record.again")}
                </a>
              ) : null}
            </details>
          </li>
        ))}
      </ol>
    </>
  )
}

function OwnLine({ item, language }: { item: Line; language: SeatView["room"]["language"] }) {
  const { t } = useTranslation()
  const sayOutcome = useSayOutcome()
  const { right, mark } = item
  const given = mark === "late" ? item.kept : item.counted
  return (
    <>
      <Statements language={language} item={item} marks={given?.text} />
      <RevealedAnswer right={right} />
      {given && right?.answer ? (
        <p>
          {t("play.yourAnswer")} <UserText>{given.text}</UserText>
        </p>
      ) : null}
      <p className="font-bold">{sayOutcome(item)}</p>
    </>
  )
}
