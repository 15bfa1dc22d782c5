import type { DifficultyPlaying } from "#game/rounds/difficulty"
import { ItemCard } from "#app/play/item-card.tsx"

interface Props {
  /** From 1. */
  place: number
  item: DifficultyPlaying["items"][number]
  draft: string
  /** The answer is with the API: it can be sent again, and not changed. */
  isHandedIn: boolean
  isHidden: boolean
}

export function Item({ place, item, draft, isHandedIn, isHidden }: Props) {
  const id = `answer-${place}`
  return (
    <ItemCard place={place} item={item} answerId={id} isHidden={isHidden}>
      <input
        id={id}
        name={id}
        dir="auto"
        defaultValue={draft}
        readOnly={isHandedIn}
        autoComplete="off"
        autoCapitalize="off"
        className="control text-lg"
      />
    </ItemCard>
  )
}
