import { ApiError } from "../api/client";
import { t, tFirst } from "./fluent";

/** The error, as a code that has words. */
export const errorCode = (problem: unknown): string =>
  problem instanceof ApiError ? problem.code : "failed";

/** The server's error code in words. */
export function errorWords(code: string): string {
  return tFirst([`web-error-${code}`, "web-error-failed"]);
}

/** The fault in a record, and where it is. */
export function recordWords(problem: unknown): string {
  const code = errorCode(problem);
  const at = problem instanceof ApiError ? Number(problem.details.at ?? 0) : 0;
  return code === "bad-record" && at > 0 ? t("web-bad-record-at", { at }) : errorWords(code);
}
