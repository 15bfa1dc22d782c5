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

/** The picture of a subject, by the address that the server found for it; nothing where that is empty. */
export const SubjectPicture = ({ address }: { address: string }) =>
  address ? lazyImage(address, "h-8 w-8 flex-none rounded-sm object-cover sm:h-10 sm:w-10") : null
