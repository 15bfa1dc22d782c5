import type { ParseKeys } from "i18next"
import type en from "../../public/assets/locales/en/translation.json"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation"
    resources: { translation: typeof en }
  }
}

export type TranslationKey = ParseKeys

export interface Message {
  readonly key: TranslationKey
  readonly params?: Readonly<Record<string, string | number>>
}
