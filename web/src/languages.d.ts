/** Made by scripts/languages.ts: the words of every page by language, the others as `<language>-<part>`. */
declare module "virtual:languages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
