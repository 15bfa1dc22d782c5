import { Icon, type IconName } from "./icon"
import { type EmblemName, lazyImage, Picture } from "./picture"

/** The emblem of a game or a section; its icon where the user saves data. */
export function Emblem({ of, icon }: { of: EmblemName; icon: IconName }) {
  return (
    <Picture of={`emblems/${of}`} className="h-10 w-10 flex-none">
      <Icon name={icon} className="text-2xl text-action" />
    </Picture>
  )
}

/** The picture of a subject, by its address from the server; nothing where that is empty. */
export const SubjectPicture = ({ address }: { address: string }) =>
  address ? lazyImage(address, "h-8 w-8 flex-none rounded-sm object-cover sm:h-10 sm:w-10") : null

/** The address of an avatar, by its name; "" for none. */
export const avatarPath = (name: string) => (name ? `/art/avatars/${name}.svg` : "")

/** The avatar of a person, by its address; an icon where there is none. */
export const AvatarPicture = ({ address, isLarge }: { address: string; isLarge?: boolean }) => {
  const size = `flex-none ${isLarge ? "h-12 w-12" : "h-8 w-8"}`
  return address ? (
    lazyImage(address, size)
  ) : (
    <span className={`grid place-items-center rounded-full bg-raised text-soft ${size}`}>
      <Icon name="person" />
    </span>
  )
}
