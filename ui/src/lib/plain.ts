/** Small letters without marks, so that "utok" finds "Útok". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
