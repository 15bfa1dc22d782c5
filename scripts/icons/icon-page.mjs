const ground = "#091b14"

/**
 * A page that shows only the icon.
 * @param {string} svg
 * @param {number} [share] of the width; without it the icon keeps its own rounded corners
 */
export function drawIcon(svg, share) {
  const background = share === undefined ? "transparent" : ground
  return `<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { display: block; width: ${(share ?? 1) * 100}vw }
  </style>${svg}`
}
