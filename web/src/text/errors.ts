import { tFirst } from "./fluent";

/** The server's error code in words. */
export function errorWords(code: string): string {
  return tFirst([`web-error-${code}`, "web-error-failed"]);
}
