/** The page that other sites frame: a card of the next show (decisions, 097). */
export const NEXT_SHOW_CARD = "/kaart/volgende-voorstelling";
