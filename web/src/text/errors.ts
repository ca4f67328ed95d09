import { ApiError } from "../api/client";
import { tFirst } from "./fluent";

/** What went wrong, as a code that has words. */
export const errorCode = (problem: unknown): string =>
  problem instanceof ApiError ? problem.code : "failed";

/** The server's error code in words. */
export function errorWords(code: string): string {
  return tFirst([`web-error-${code}`, "web-error-failed"]);
}
