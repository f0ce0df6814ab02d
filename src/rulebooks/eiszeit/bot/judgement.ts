/** What the bot takes things to be worth, in points, and what it expects. */
export interface Judgement {
  /** A hunter that stays on the map need not be placed again in the next round; at the end it settles ties. */
  readonly staying: number;
  /** A stone. */
  readonly stone: number;
  /** A club that is kept may yet save a hunter. */
  readonly keptClub: number;
  /** So many hunters will yet come for each stone of the dark pool, spread over the regions without ice. */
  readonly arrivals: number;
  /** So much more by each mammoth there. */
  readonly perMammoth: number;
  /** A card that costs more than this is discarded. */
  readonly nuisance: number;
}

/** As test/calibration/search-eiszeit.ts found them. */
export const usual: Judgement = {
  staying: 0.6,
  stone: 0.75,
  keptClub: 0.6,
  arrivals: 0.9,
  perMammoth: 1.5,
  nuisance: 2,
};
