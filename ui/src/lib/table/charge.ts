/** Pictures that games draw: a charge on a grid of 64 in two tinctures, ink and stock. */

export interface Drawn {
  readonly lines?: string
  readonly ink?: string
  /** Knocked out of the ink again. */
  readonly ground?: string
  readonly over?: string
}

/** An ink, and a hatching as the second code for its colour (look/base.css). */
export interface Ink {
  readonly ink: string
  readonly hatching: 'az' | 'ba' | 'gu' | 've' | 'pu' | 'sa' | 'or' | 'te'
}
