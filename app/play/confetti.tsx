/** Chalk lines that fall once; nothing where motion is not wanted. */
export function Confetti() {
  return (
    <div
      aria-hidden
      className="confetti pointer-events-none absolute inset-x-0 top-0 flex justify-around"
    >
      {Array.from({ length: 14 }, (_, index) => (
        <i
          key={index}
          className={`block h-4 w-1 ${["bg-hint", "bg-action", "bg-text"][index % 3]} ${["[animation-delay:0.1s]", "[animation-delay:0.35s]", "", "[animation-delay:0.2s]"][index % 4]}`}
        />
      ))}
    </div>
  )
}
