/** Rows about who may come in. Times are milliseconds since 1970; every hash is a SHA-256. */
export interface AccountTables {
  access_tokens: { hash: string; person_id: number; role: string; expires_at: number }
  password_reset_tokens: { hash: string; person_id: number; expires_at: number }
  known_devices: { person_id: number; hash: string; seen_at: number }
  account_attempts: { action: string; subject: string; count: number; window_ends_at: number }
}
