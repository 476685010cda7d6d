/** Path of the page that other sites embed: a card of the next show (decisions, 097). */
export const NEXT_SHOW_CARD = "/kaart/volgende-voorstelling";
