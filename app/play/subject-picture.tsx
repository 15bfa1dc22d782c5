import { lazyImage, usePictures } from "#app/ui/picture.tsx"

export const SubjectPicture = ({ address, name }: { address: string; name: string }) => {
  const size = "h-8 w-8 flex-none rounded-sm sm:h-10 sm:w-10"
  if (!usePictures()) return null
  return address ? (
    lazyImage(address, `${size} object-cover`)
  ) : (
    <span
      aria-hidden
      className={`grid place-items-center border border-edge font-bold text-soft ${size}`}
    >
      {/[\p{L}\p{N}]/u.exec(name.replace(/^ال/, ""))?.[0]}
    </span>
  )
}
