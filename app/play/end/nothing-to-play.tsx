import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { RoundKey } from "#game/rounds/round-key"
import { Picture } from "#app/ui/picture.tsx"
import { otherSourcePath } from "#app/play/addresses"
import { LaterStyles } from "#app/play/play-frame.tsx"
import type { EndLink, EndView } from "#app/play/play-view"
import { SourceName } from "#app/play/sources/source-name.tsx"
import { Confetti, useHeadingFocus } from "#app/play/verdict-card.tsx"

interface Props extends RoundKey {
  end: EndView
}

const quiet = "button button-quiet w-full"

export function NothingToPlay({ game, source, end }: Props) {
  const { t } = useTranslation()
  const { picture, title, text, isDone, isJustDone, links, practice } = end
  return (
    <div className="mx-auto grid max-w-form gap-5">
      <LaterStyles />
      <section
        className={`card relative grid justify-items-center gap-2 overflow-hidden border-2 py-6 text-center ${isDone ? "border-right" : ""}`}
      >
        {isJustDone ? <Confetti /> : null}
        <Picture of={picture} className="h-32 w-auto" />
        <h1
          ref={useHeadingFocus(isJustDone)}
          tabIndex={-1}
          className="text-2xl font-extrabold outline-none"
        >
          {title}
        </h1>
        <p className="text-sm text-soft">
          <SourceName source={source} /> · {t(`game.${game}.title`)}
        </p>
        <p>{text}</p>
      </section>
      <Links links={links} first="button button-main w-full" />
      {practice.length > 0 ? (
        <section>
          <h2 className="mb-2 font-bold">{t("play.end.practice")}</h2>
          <Links links={practice} />
        </section>
      ) : null}
      <div className="grid gap-3">
        <Link to={otherSourcePath({ game, source })} className={quiet} viewTransition>
          {t("play.other")}
        </Link>
        <Link to="/entertainment-sections" className={quiet} viewTransition>
          {t("sections.title")}
        </Link>
      </div>
    </div>
  )
}

function Links({ links, first = quiet }: { links: readonly EndLink[]; first?: string }) {
  return (
    <ul className="grid gap-3">
      {links.map(({ to, label, name, note }, index) => (
        <li key={to}>
          <Link to={to} className={index ? quiet : first} viewTransition>
            <span>
              {label} {name ? <bdi>{name}</bdi> : null}{" "}
              {note ? (
                <span className="whitespace-nowrap text-sm font-normal">({note})</span>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
