import { Icon, type IconName } from "./icon"
import { type EmblemName, lazyImage, Picture, usePictures } from "./picture"

export function Emblem({ of, icon }: { of: EmblemName; icon: IconName }) {
  return (
    <Picture of={`emblems/${of}`} className="h-10 w-10 flex-none">
      <Icon name={icon} className="text-2xl text-action" />
    </Picture>
  )
}

export const avatarPath = (name: string) => (name ? `/art/avatars/${name}.svg` : "")

export const AvatarPicture = ({ address, isLarge }: { address: string; isLarge?: boolean }) => {
  const size = `flex-none ${isLarge ? "h-12 w-12" : "h-8 w-8"}`
  const isShown = usePictures() && address !== ""
  return isShown ? (
    lazyImage(address, size)
  ) : (
    <span className={`grid place-items-center rounded-full bg-raised text-soft ${size}`}>
      <Icon name="person" />
    </span>
  )
}
