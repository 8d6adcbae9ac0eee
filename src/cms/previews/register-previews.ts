export function registerPreviews(): void {}
