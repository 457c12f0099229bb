"""All words of the effect language and all marks of cards, for the files of the decks."""

from __future__ import annotations

from civitas.games.imperium.definitions import (
    RULE_OF as RULE_OF,
)
from civitas.games.imperium.definitions import (
    Ability as Ability,
)
from civitas.games.imperium.definitions import (
    Mark as Mark,
)
from civitas.games.imperium.definitions import (
    Word as Word,
)
from civitas.games.imperium.definitions import (
    accession as accession,
)
from civitas.games.imperium.definitions import (
    attack as attack,
)
from civitas.games.imperium.definitions import (
    barbarian as barbarian,
)
from civitas.games.imperium.definitions import (
    card as card,
)
from civitas.games.imperium.definitions import (
    civilised as civilised,
)
from civitas.games.imperium.definitions import (
    corrupted as corrupted,
)
from civitas.games.imperium.definitions import (
    develop_for as develop_for,
)
from civitas.games.imperium.definitions import (
    empire as empire,
)
from civitas.games.imperium.definitions import (
    enters_play as enters_play,
)
from civitas.games.imperium.definitions import (
    fame as fame,
)
from civitas.games.imperium.definitions import (
    four_players as four_players,
)
from civitas.games.imperium.definitions import (
    free as free,
)
from civitas.games.imperium.definitions import (
    free_with as free_with,
)
from civitas.games.imperium.definitions import (
    gadget as gadget,
)
from civitas.games.imperium.definitions import (
    icons as icons,
)
from civitas.games.imperium.definitions import (
    in_chaos_pile as in_chaos_pile,
)
from civitas.games.imperium.definitions import (
    in_nation_deck as in_nation_deck,
)
from civitas.games.imperium.definitions import (
    in_supply as in_supply,
)
from civitas.games.imperium.definitions import (
    isle_bound as isle_bound,
)
from civitas.games.imperium.definitions import (
    needs_in_history as needs_in_history,
)
from civitas.games.imperium.definitions import (
    needs_in_play as needs_in_play,
)
from civitas.games.imperium.definitions import (
    pinned as pinned,
)
from civitas.games.imperium.definitions import (
    power as power,
)
from civitas.games.imperium.definitions import (
    region as region,
)
from civitas.games.imperium.definitions import (
    starts_in_play as starts_in_play,
)
from civitas.games.imperium.definitions import (
    state_card as state_card,
)
from civitas.games.imperium.definitions import (
    stays_as_route as stays_as_route,
)
from civitas.games.imperium.definitions import (
    stays_put as stays_put,
)
from civitas.games.imperium.definitions import (
    summoned as summoned,
)
from civitas.games.imperium.definitions import (
    three_players as three_players,
)
from civitas.games.imperium.definitions import (
    trade_route as trade_route,
)
from civitas.games.imperium.definitions import (
    tributary as tributary,
)
from civitas.games.imperium.definitions import (
    uncivilised as uncivilised,
)
from civitas.games.imperium.definitions import (
    ungarrisonable as ungarrisonable,
)
from civitas.games.imperium.definitions import (
    unplayable as unplayable,
)
from civitas.games.imperium.definitions import (
    unrest as unrest,
)
from civitas.games.imperium.definitions import (
    voyaging as voyaging,
)
from civitas.games.imperium.definitions import (
    vp as vp,
)
from civitas.games.imperium.state import (
    BARBARIAN as BARBARIAN,
)
from civitas.games.imperium.state import (
    CHAOS_PILE as CHAOS_PILE,
)
from civitas.games.imperium.state import (
    CIVILISED as CIVILISED,
)
from civitas.games.imperium.state import (
    DECK as DECK,
)
from civitas.games.imperium.state import (
    DISCARD as DISCARD,
)
from civitas.games.imperium.state import (
    EMPIRE as EMPIRE,
)
from civitas.games.imperium.state import (
    EXILE as EXILE,
)
from civitas.games.imperium.state import (
    FAME as FAME,
)
from civitas.games.imperium.state import (
    GARRISON as GARRISON,
)
from civitas.games.imperium.state import (
    HAND as HAND,
)
from civitas.games.imperium.state import (
    HISTORY as HISTORY,
)
from civitas.games.imperium.state import (
    ISLE_BOUND as ISLE_BOUND,
)
from civitas.games.imperium.state import (
    PLAY as PLAY,
)
from civitas.games.imperium.state import (
    REGION as REGION,
)
from civitas.games.imperium.state import (
    TRIBUTARY as TRIBUTARY,
)
from civitas.games.imperium.state import (
    UNCIVILISED as UNCIVILISED,
)
from civitas.games.imperium.state import (
    UNREST_PILE as UNREST_PILE,
)
from civitas.games.imperium.state import (
    VOYAGING as VOYAGING,
)
from civitas.games.imperium.words.abilities import (
    each_others_solstice as each_others_solstice,
)
from civitas.games.imperium.words.abilities import (
    end_of_solstice as end_of_solstice,
)
from civitas.games.imperium.words.abilities import (
    exhaust as exhaust,
)
from civitas.games.imperium.words.abilities import (
    exhaust_when as exhaust_when,
)
from civitas.games.imperium.words.abilities import (
    passive as passive,
)
from civitas.games.imperium.words.abilities import (
    play as play,
)
from civitas.games.imperium.words.abilities import (
    solstice as solstice,
)
from civitas.games.imperium.words.abilities import (
    whenever as whenever,
)
from civitas.games.imperium.words.answers import (
    by_gadget_or_market as by_gadget_or_market,
)
from civitas.games.imperium.words.answers import (
    force_chaos as force_chaos,
)
from civitas.games.imperium.words.answers import (
    gain_one_fewer as gain_one_fewer,
)
from civitas.games.imperium.words.answers import (
    ignore_it as ignore_it,
)
from civitas.games.imperium.words.answers import (
    instead as instead,
)
from civitas.games.imperium.words.answers import (
    may_instead as may_instead,
)
from civitas.games.imperium.words.answers import (
    pay_attacker as pay_attacker,
)
from civitas.games.imperium.words.answers import (
    take_chaos as take_chaos,
)
from civitas.games.imperium.words.answers import (
    they_take_chaos as they_take_chaos,
)
from civitas.games.imperium.words.answers import (
    this_turn as this_turn,
)
from civitas.games.imperium.words.cards import (
    PLACED as PLACED,
)
from civitas.games.imperium.words.cards import (
    abandon as abandon,
)
from civitas.games.imperium.words.cards import (
    abandon_garrisoned as abandon_garrisoned,
)
from civitas.games.imperium.words.cards import (
    discard as discard,
)
from civitas.games.imperium.words.cards import (
    draw as draw,
)
from civitas.games.imperium.words.cards import (
    exile_own as exile_own,
)
from civitas.games.imperium.words.cards import (
    find as find,
)
from civitas.games.imperium.words.cards import (
    garrison as garrison,
)
from civitas.games.imperium.words.cards import (
    garrison_this as garrison_this,
)
from civitas.games.imperium.words.cards import (
    moved as moved,
)
from civitas.games.imperium.words.cards import (
    named_to as named_to,
)
from civitas.games.imperium.words.cards import (
    on_deck as on_deck,
)
from civitas.games.imperium.words.cards import (
    recall as recall,
)
from civitas.games.imperium.words.cards import (
    return_unrest as return_unrest,
)
from civitas.games.imperium.words.cards import (
    take_and_discard_unrest as take_and_discard_unrest,
)
from civitas.games.imperium.words.cards import (
    take_unrest as take_unrest,
)
from civitas.games.imperium.words.cards import (
    this_to as this_to,
)
from civitas.games.imperium.words.cards import (
    to_hand as to_hand,
)
from civitas.games.imperium.words.cards import (
    to_history as to_history,
)
from civitas.games.imperium.words.cards import (
    trigger_its_play as trigger_its_play,
)
from civitas.games.imperium.words.control import (
    all_players as all_players,
)
from civitas.games.imperium.words.control import (
    both as both,
)
from civitas.games.imperium.words.control import (
    choose as choose,
)
from civitas.games.imperium.words.control import (
    each_other as each_other,
)
from civitas.games.imperium.words.control import (
    each_other_empire as each_other_empire,
)
from civitas.games.imperium.words.control import (
    if_barbarian as if_barbarian,
)
from civitas.games.imperium.words.control import (
    if_both_in_play as if_both_in_play,
)
from civitas.games.imperium.words.control import (
    if_empire as if_empire,
)
from civitas.games.imperium.words.control import (
    if_fame_empty as if_fame_empty,
)
from civitas.games.imperium.words.control import (
    if_have as if_have,
)
from civitas.games.imperium.words.control import (
    if_have_no as if_have_no,
)
from civitas.games.imperium.words.control import (
    if_in as if_in,
)
from civitas.games.imperium.words.control import (
    if_neither_in_play as if_neither_in_play,
)
from civitas.games.imperium.words.control import (
    if_none_in as if_none_in,
)
from civitas.games.imperium.words.control import (
    if_returned_unrest as if_returned_unrest,
)
from civitas.games.imperium.words.control import (
    may as may,
)
from civitas.games.imperium.words.counts import (
    all_to as all_to,
)
from civitas.games.imperium.words.counts import (
    for_each as for_each,
)
from civitas.games.imperium.words.counts import (
    garrison_as_many as garrison_as_many,
)
from civitas.games.imperium.words.counts import (
    pay_any as pay_any,
)
from civitas.games.imperium.words.counts import (
    pay_up_to as pay_up_to,
)
from civitas.games.imperium.words.counts import (
    per_card as per_card,
)
from civitas.games.imperium.words.counts import (
    per_done as per_done,
)
from civitas.games.imperium.words.counts import (
    per_icon as per_icon,
)
from civitas.games.imperium.words.counts import (
    per_paid as per_paid,
)
from civitas.games.imperium.words.counts import (
    per_player_who_did as per_player_who_did,
)
from civitas.games.imperium.words.counts import (
    reveal_all_to as reveal_all_to,
)
from civitas.games.imperium.words.ends import (
    discard_hand as discard_hand,
)
from civitas.games.imperium.words.ends import (
    exile_nation_deck as exile_nation_deck,
)
from civitas.games.imperium.words.ends import (
    flip_state as flip_state,
)
from civitas.games.imperium.words.ends import (
    if_state as if_state,
)
from civitas.games.imperium.words.ends import (
    trigger_end as trigger_end,
)
from civitas.games.imperium.words.ends import (
    trigger_king as trigger_king,
)
from civitas.games.imperium.words.here import (
    add_here as add_here,
)
from civitas.games.imperium.words.here import (
    add_paid_here as add_paid_here,
)
from civitas.games.imperium.words.here import (
    discard_mana as discard_mana,
)
from civitas.games.imperium.words.here import (
    gain_from_here as gain_from_here,
)
from civitas.games.imperium.words.here import (
    gain_mana as gain_mana,
)
from civitas.games.imperium.words.here import (
    if_icons_here as if_icons_here,
)
from civitas.games.imperium.words.here import (
    mana_to_legends as mana_to_legends,
)
from civitas.games.imperium.words.here import (
    move_here as move_here,
)
from civitas.games.imperium.words.here import (
    per_token_here as per_token_here,
)
from civitas.games.imperium.words.here import (
    return_unrest_from_here as return_unrest_from_here,
)
from civitas.games.imperium.words.here import (
    this_as_mana as this_as_mana,
)
from civitas.games.imperium.words.kinds import (
    ANY as ANY,
)
from civitas.games.imperium.words.kinds import (
    ANY_SUIT as ANY_SUIT,
)
from civitas.games.imperium.words.kinds import (
    ATTACKS as ATTACKS,
)
from civitas.games.imperium.words.kinds import (
    CIVILISEDS as CIVILISEDS,
)
from civitas.games.imperium.words.kinds import (
    CONQUESTS as CONQUESTS,
)
from civitas.games.imperium.words.kinds import (
    CULTURES as CULTURES,
)
from civitas.games.imperium.words.kinds import (
    DEVELOPMENTS as DEVELOPMENTS,
)
from civitas.games.imperium.words.kinds import (
    FAMES as FAMES,
)
from civitas.games.imperium.words.kinds import (
    GADGETS as GADGETS,
)
from civitas.games.imperium.words.kinds import (
    NOT_UNREST as NOT_UNREST,
)
from civitas.games.imperium.words.kinds import (
    NOT_UNREST_NOR_SUMMONED as NOT_UNREST_NOR_SUMMONED,
)
from civitas.games.imperium.words.kinds import (
    PINNED_NOT_REGION as PINNED_NOT_REGION,
)
from civitas.games.imperium.words.kinds import (
    PINNEDS as PINNEDS,
)
from civitas.games.imperium.words.kinds import (
    REGIONS as REGIONS,
)
from civitas.games.imperium.words.kinds import (
    REGIONS_AND_ROUTES as REGIONS_AND_ROUTES,
)
from civitas.games.imperium.words.kinds import (
    ROUTES as ROUTES,
)
from civitas.games.imperium.words.kinds import (
    TRIBUTARIES as TRIBUTARIES,
)
from civitas.games.imperium.words.kinds import (
    UNCIVILISEDS as UNCIVILISEDS,
)
from civitas.games.imperium.words.kinds import (
    UNRESTS as UNRESTS,
)
from civitas.games.imperium.words.kinds import (
    VARIABLE_CARDS as VARIABLE_CARDS,
)
from civitas.games.imperium.words.kinds import (
    called as called,
)
from civitas.games.imperium.words.kinds import (
    region_with as region_with,
)
from civitas.games.imperium.words.kinds import (
    region_without as region_without,
)
from civitas.games.imperium.words.kinds import (
    suited as suited,
)
from civitas.games.imperium.words.kinds import (
    suited_or_with as suited_or_with,
)
from civitas.games.imperium.words.kinds import (
    with_icon as with_icon,
)
from civitas.games.imperium.words.kinds import (
    with_icon_but as with_icon_but,
)
from civitas.games.imperium.words.kinds import (
    without_icon as without_icon,
)
from civitas.games.imperium.words.market import (
    acquire as acquire,
)
from civitas.games.imperium.words.market import (
    break_through as break_through,
)
from civitas.games.imperium.words.market import (
    commerce as commerce,
)
from civitas.games.imperium.words.market import (
    convert as convert,
)
from civitas.games.imperium.words.market import (
    develop as develop,
)
from civitas.games.imperium.words.market import (
    exile_from_market as exile_from_market,
)
from civitas.games.imperium.words.market import (
    nation_card as nation_card,
)
from civitas.games.imperium.words.market import (
    profit as profit,
)
from civitas.games.imperium.words.market import (
    resolve_their_commerce as resolve_their_commerce,
)
from civitas.games.imperium.words.market import (
    swap_gadget as swap_gadget,
)
from civitas.games.imperium.words.market import (
    swap_with_exile as swap_with_exile,
)
from civitas.games.imperium.words.market import (
    take_fame_of as take_fame_of,
)
from civitas.games.imperium.words.market import (
    take_top_fame as take_top_fame,
)
from civitas.games.imperium.words.market import (
    trade as trade,
)
from civitas.games.imperium.words.means import (
    add_to_market as add_to_market,
)
from civitas.games.imperium.words.means import (
    gain as gain,
)
from civitas.games.imperium.words.means import (
    gain_action as gain_action,
)
from civitas.games.imperium.words.means import (
    pay as pay,
)
from civitas.games.imperium.words.means import (
    return_exhaust as return_exhaust,
)
from civitas.games.imperium.words.means import (
    spend_action as spend_action,
)
from civitas.games.imperium.words.means import (
    steal as steal,
)
from civitas.games.imperium.words.passives import (
    acquires_exiled as acquires_exiled,
)
from civitas.games.imperium.words.passives import (
    clean_up_token as clean_up_token,
)
from civitas.games.imperium.words.passives import (
    exhaust_to_discard_fewer as exhaust_to_discard_fewer,
)
from civitas.games.imperium.words.passives import (
    exiled_instead as exiled_instead,
)
from civitas.games.imperium.words.passives import (
    gained_cards_discarded as gained_cards_discarded,
)
from civitas.games.imperium.words.passives import (
    garrison_discards_instead as garrison_discards_instead,
)
from civitas.games.imperium.words.passives import (
    hand_size as hand_size,
)
from civitas.games.imperium.words.passives import (
    history_under_this as history_under_this,
)
from civitas.games.imperium.words.passives import (
    looks_at_more_fame as looks_at_more_fame,
)
from civitas.games.imperium.words.passives import (
    loses_barbarian as loses_barbarian,
)
from civitas.games.imperium.words.passives import (
    no_drawing as no_drawing,
)
from civitas.games.imperium.words.passives import (
    no_history as no_history,
)
from civitas.games.imperium.words.passives import (
    no_history_and_unrest as no_history_and_unrest,
)
from civitas.games.imperium.words.passives import (
    no_progress_for_unrest as no_progress_for_unrest,
)
from civitas.games.imperium.words.passives import (
    progress_per_point as progress_per_point,
)
from civitas.games.imperium.words.passives import (
    small_gains as small_gains,
)
from civitas.games.imperium.words.passives import (
    treats_while_playing as treats_while_playing,
)
from civitas.games.imperium.words.passives import (
    unrest_costs_less as unrest_costs_less,
)
from civitas.games.imperium.words.playing import (
    exile_it as exile_it,
)
from civitas.games.imperium.words.playing import (
    free_play as free_play,
)
from civitas.games.imperium.words.playing import (
    if_found as if_found,
)
from civitas.games.imperium.words.playing import (
    play_for_action as play_for_action,
)
from civitas.games.imperium.words.playing import (
    play_it as play_it,
)
from civitas.games.imperium.words.points import (
    GARRISONED as GARRISONED,
)
from civitas.games.imperium.words.points import (
    UNREST_OF_OTHERS as UNREST_OF_OTHERS,
)
from civitas.games.imperium.words.points import (
    VARIABLES as VARIABLES,
)
from civitas.games.imperium.words.points import (
    each as each,
)
from civitas.games.imperium.words.points import (
    if_history as if_history,
)
from civitas.games.imperium.words.points import (
    if_in_play as if_in_play,
)
from civitas.games.imperium.words.points import (
    per_own as per_own,
)
from civitas.games.imperium.words.points import (
    per_own_icon as per_own_icon,
)
from civitas.games.imperium.words.points import (
    per_token as per_token,
)
from civitas.games.imperium.words.rare import (
    become_copy as become_copy,
)
from civitas.games.imperium.words.rare import (
    before_scoring as before_scoring,
)
from civitas.games.imperium.words.rare import (
    counting as counting,
)
from civitas.games.imperium.words.rare import (
    declare_and_reveal as declare_and_reveal,
)
from civitas.games.imperium.words.rare import (
    discard_for_unrest as discard_for_unrest,
)
from civitas.games.imperium.words.rare import (
    double_materials as double_materials,
)
from civitas.games.imperium.words.rare import (
    draw_and_discard_one as draw_and_discard_one,
)
from civitas.games.imperium.words.rare import (
    draw_up_to as draw_up_to,
)
from civitas.games.imperium.words.rare import (
    each_other_with as each_other_with,
)
from civitas.games.imperium.words.rare import (
    give as give,
)
from civitas.games.imperium.words.rare import (
    ignore_empire_next as ignore_empire_next,
)
from civitas.games.imperium.words.rare import (
    ignore_states as ignore_states,
)
from civitas.games.imperium.words.rare import (
    look_at_nation as look_at_nation,
)
from civitas.games.imperium.words.rare import (
    nation_to_bottom as nation_to_bottom,
)
from civitas.games.imperium.words.rare import (
    nothing as nothing,
)
from civitas.games.imperium.words.rare import (
    pay_for_unrest as pay_for_unrest,
)
from civitas.games.imperium.words.rare import (
    place_top_card as place_top_card,
)
from civitas.games.imperium.words.rare import (
    shuffle_nation as shuffle_nation,
)
from civitas.games.imperium.words.rare import (
    sift_nation as sift_nation,
)
from civitas.games.imperium.words.rare import (
    swap_with_nation as swap_with_nation,
)
from civitas.games.imperium.words.rare import (
    take_market_tokens as take_market_tokens,
)
from civitas.games.imperium.words.rare import (
    treat as treat,
)
from civitas.games.imperium.words.rare import (
    use_their_exhaust as use_their_exhaust,
)
from civitas.games.imperium.words.saying import (
    GOODS as GOODS,
)
from civitas.games.imperium.words.saying import (
    MATERIALS as MATERIALS,
)
from civitas.games.imperium.words.saying import (
    POPULATION as POPULATION,
)
from civitas.games.imperium.words.saying import (
    PROGRESS as PROGRESS,
)
from civitas.games.imperium.words.triggers import (
    another_plays as another_plays,
)
from civitas.games.imperium.words.triggers import (
    another_takes_unrest as another_takes_unrest,
)
from civitas.games.imperium.words.triggers import (
    another_would_take_unrest_on_your_turn as another_would_take_unrest_on_your_turn,
)
from civitas.games.imperium.words.triggers import (
    attack_uproots as attack_uproots,
)
from civitas.games.imperium.words.triggers import (
    avoid_attack as avoid_attack,
)
from civitas.games.imperium.words.triggers import (
    tribute_or_avoid as tribute_or_avoid,
)
from civitas.games.imperium.words.triggers import (
    you_acquire_exiled as you_acquire_exiled,
)
from civitas.games.imperium.words.triggers import (
    you_acquire_with_unrest as you_acquire_with_unrest,
)
from civitas.games.imperium.words.triggers import (
    you_are_attacked as you_are_attacked,
)
from civitas.games.imperium.words.triggers import (
    you_clean_up_empty_handed as you_clean_up_empty_handed,
)
from civitas.games.imperium.words.triggers import (
    you_gain as you_gain,
)
from civitas.games.imperium.words.triggers import (
    you_gain_card as you_gain_card,
)
from civitas.games.imperium.words.triggers import (
    you_gain_card_with_materials as you_gain_card_with_materials,
)
from civitas.games.imperium.words.triggers import (
    you_gain_card_with_tokens as you_gain_card_with_tokens,
)
from civitas.games.imperium.words.triggers import (
    you_look_at_fame as you_look_at_fame,
)
from civitas.games.imperium.words.triggers import (
    you_pay as you_pay,
)
from civitas.games.imperium.words.triggers import (
    you_play as you_play,
)
from civitas.games.imperium.words.triggers import (
    you_play_from as you_play_from,
)
from civitas.games.imperium.words.triggers import (
    you_reshuffle as you_reshuffle,
)
from civitas.games.imperium.words.triggers import (
    you_return_unrest as you_return_unrest,
)
from civitas.games.imperium.words.triggers import (
    you_take_unrest as you_take_unrest,
)
from civitas.games.imperium.words.triggers import (
    you_would_gain as you_would_gain,
)
