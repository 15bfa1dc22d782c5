import type { Config } from "tailwindcss"
import plugin from "tailwindcss/plugin"

const role = (name: string) => `rgb(var(--${name}) / <alpha-value>)`

export default {
  // Without it a tapped button looks hovered until the next tap.
  future: { hoverOnlyWhenSupported: true },
  // The variables of shadows and transforms are set where they are used, not on every element.
  experimental: { optimizeUniversalDefaults: true },
  content: ["./app/**/!(*.test).{ts,tsx}"],
  // Words in the code that Tailwind would take for classes.
  blocklist: [
    "filter",
    "!filter",
    "transform",
    "!toast",
    "!button",
    "!link",
    "isolate",
    "inline",
    "table",
    "!inline",
    "!table",
    "italic",
    "overline",
    "resize",
    "ring",
    "top-10",
    "visible",
  ],
  theme: {
    screens: { xs: "400px", sm: "600px", md: "840px", lg: "1160px" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ground: role("ground"),
      surface: role("surface"),
      raised: role("raised"),
      line: role("line"),
      edge: role("edge"),
      text: role("text"),
      soft: role("text-soft"),
      action: role("action"),
      "on-action": role("on-action"),
      hint: role("hint"),
      "on-hint": role("on-hint"),
      right: role("right"),
      wrong: role("wrong"),
      "on-wrong": role("on-wrong"),
      "red-card": role("red-card"),
    },
    textColor: ({ theme }) => ({ ...theme("colors"), hint: role("hint-line") }),
    borderColor: ({ theme }) => ({ ...theme("colors"), hint: role("hint-line") }),
    outlineColor: { hint: role("hint-line") },
    fontSize: {
      xs: ["0.8125rem", "1.4"],
      sm: ["0.9375rem", "1.5"],
      base: ["1.0625rem", "1.55"],
      lg: ["1.25rem", "1.45"],
      xl: ["1.5rem", "1.35"],
      "2xl": ["1.8rem", "1.25"],
      "3xl": ["2.2rem", "1.15"],
      "4xl": ["2.8rem", "1.1"],
    },
    borderRadius: { none: "0", sm: "0.375rem", DEFAULT: "0.625rem", lg: "1rem", full: "9999px" },
    extend: { maxWidth: { page: "72rem", prose: "38rem", form: "30rem" } },
  },
  // Opacity is part of the class (text-action/50), so colours need no variable for it.
  corePlugins: {
    // The styles of elements are in styles.css, for those that pages have.
    preflight: false,
    container: false,
    float: false,
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    textOpacity: false,
  },
  plugins: [
    // Above an on-screen keyboard.
    plugin(({ addVariant }) =>
      addVariant("typing", "@media (max-height: 480px) and (max-width: 839px)"),
    ),
  ],
} satisfies Config
