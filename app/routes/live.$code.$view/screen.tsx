import { useTranslation } from "react-i18next"
import { QrImage } from "#app/classes/qr-image.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { News } from "./news"
import { Chips, Hints, QuestionText, RevealedAnswer, Statements } from "./question"
import css from "./screen.css?inline"
import type { viewScreen } from "./screen.server"
import { Best } from "./best"
import { ScreenFit } from "./screen-fit"
import { ScreenSound } from "./screen-sound"
import { Spread } from "./spread"
import { HandsUp } from "#app/live/hands-up.tsx"

type View = Awaited<ReturnType<typeof viewScreen>>

/** What the class looks at together: letters that the last row can read, nobody's answer and nobody's name beside one. */
export function ScreenPage({ view }: { view: View }) {
  const { room, path, isStill } = view
  return (
    <div className="board grid grid-cols-1 gap-4" data-moment={`${room.phase} ${room.number}`}>
      <InlineStyles id="screen-styles" css={css} />
      <Content view={view} />
      <ScreenSound />
      <ScreenFit />
      {room.phase === "ended" ? null : (
        <News path={path} version={room.version} isStill={isStill} />
      )}
    </div>
  )
}

function Content({ view }: { view: View }) {
  const { room, screen } = view
  const { phase, item } = room
  if (phase === "lobby") return <Lobby view={view} />
  return (
    <>
      <header className="stage">
        <Referee view={view} />
        {item ? (
          <QuestionText item={item} language={room.language} isTitle />
        ) : (
          <h1 className="font-extrabold">{view.title}</h1>
        )}
        {item ? <Corner view={view} /> : null}
      </header>
      {item ? (
        <>
          <Hints
            hints={phase === "reveal" ? [] : item.hints}
            unopened={item.hintsLeft}
            language={room.language}
          />
          <Statements language={room.language} item={item} counts={screen} />
        </>
      ) : null}
      {room.right ? (
        <div className="told flex flex-wrap gap-4">
          <div className="grid gap-4">
            <RevealedAnswer right={room.right} />
          </div>
          <Spread screen={screen} />
        </div>
      ) : null}
      {item?.game === "offside" ? null : <HandsUp hands={screen.hands} />}
      <Best room={room} />
    </>
  )
}

function Corner({ view: { room, screen } }: { view: View }) {
  const { t } = useTranslation()
  const { phase } = room
  const { answered, shown } = screen
  return (
    <div className="corner">
      {phase === "closing" || phase === "judging" ? (
        <p className={`font-bold ${phase === "closing" ? "bell" : ""}`}>
          {t(`live.title.${phase}`)}
        </p>
      ) : null}
      {phase !== "reveal" && shown > 0 ? (
        <p className="chip">
          <Icon name="check" />
          <span className="sr-only">{t("live.answered", { answered, shown })}</span>
          <bdi aria-hidden dir="ltr">
            {answered}/{shown}
          </bdi>
        </p>
      ) : null}
      {phase === "closing" ? null : <Chips room={room} isBrief />}
    </div>
  )
}

function Lobby({ view: { screen, room, address, qr } }: { view: View }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="font-extrabold">{t("live.howToJoin")}</h1>
      <div className="screen-code flex flex-wrap items-center gap-8">
        {qr ? <QrImage code={qr} /> : null}
        <div>
          <p dir="ltr">{address}</p>
          <p dir="ltr" className="code">
            {screen.code}
          </p>
          <p>{t("live.inRoom", { count: room.seats })}</p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-2">
        {screen.names.map((name) => (
          <li key={name} className="chip">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

function Referee({ view: { room, screen } }: { view: View }) {
  const { phase } = room
  const isWhistle = phase === "closing" || (phase === "ask" && screen.answered === 0)
  const pose = isWhistle ? "blows" : (poses[phase] ?? "points")
  return (
    <Picture of={`saffir/${pose}`} className={`icon-mirrored ${isWhistle ? "whistles" : ""}`} />
  )
}

const poses: Partial<Record<View["room"]["phase"], "thinks" | "cheers">> = {
  judging: "thinks",
  podium: "cheers",
  ended: "cheers",
}
