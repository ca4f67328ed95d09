/** Made by scripts/languages.ts: the message files of each language, and its rules help as `<language>-rules`. */
declare module "virtual:languages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
