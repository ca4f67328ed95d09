/** How large a strip of icons can be on its plate: long ones shrink, so that every plate keeps its size. */
import type { Token } from "../model/tokens";
import { t } from "../text/fluent";

/** The width of a strip in icons. */
export function units(tokens: readonly Token[]): number {
  const width = (token: Token): number => {
    switch (token.t) {
      case "icon":
        return 1.1 + (token.count === undefined ? 0 : 0.5 * String(token.count).length);
      case "vp":
        return 1.3;
      case "arrow":
        return token.times > 1 ? 1.4 : 0.75;
      case "then":
      case "to":
        return 0.5;
      case "least":
        return 0.55 + 0.5 * String(token.least).length;
      case "level":
        return 0.7;
      default:
        return Math.max(0.9, 0.2 + 0.28 * nameLength(t(`web-sign-${token.t}`)));
    }
  };
  return tokens.reduce((sum, token) => sum + width(token), 0);
}

/** How long a name is, in Latin letters: Cyrillic ones are wider. */
export function nameLength(name: string): number {
  return [...name].reduce((sum, letter) => sum + (/\p{Script=Cyrillic}/u.test(letter) ? 1.12 : 1), 0);
}

/** The size of an icon, in the unit of `room`, so that the strip fits into it. */
export function iconSize(tokens: readonly Token[], room: number, most: number, least: number): number {
  return Math.max(least, Math.min(most, room / Math.max(1, units(tokens))));
}
