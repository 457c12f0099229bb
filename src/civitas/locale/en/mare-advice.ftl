mare-do-control = Control { $place }
mare-do-legion = Build a legion in { $place }
mare-do-fortress = Build a fortress in { $place }
mare-do-trireme = Build a trireme in the { $sea }
mare-do-building = Build { $building } in { $place }
mare-do-tile = Take { $tile }
mare-do-march = Move legions out of { $place }
mare-do-sail = Move triremes out of the { $sea }
mare-do-anything = Act now
mare-why-not-asked = Nothing of the kind is being asked of you now.
mare-why-cannot-pay = You have no set of { $cost }: that many coins, or that many different goods.
mare-why-controlled = Another empire controls it.
mare-why-enemy-units = Enemy units stand there.
mare-why-not-linked = It touches no province you controlled at the start of the round, by land or through your triremes.
mare-why-no-marker = All your control markers are on the map.
mare-why-no-piece = All your pieces of this kind are on the map.
mare-why-fortress-there = A province holds one fortress at most.
mare-why-no-coast = It touches no province where you may build.
mare-why-built = It is standing already.
mare-why-icon-held = An enemy legion stands on the place.
mare-why-face-down = The tiles lying face down cannot be taken yet.
mare-why-moved = They have moved already.
mare-warn-ends-occupation = { $place }: this first ends what your legions hold there.
mare-warn-unspent = { $count ->
    [one] You could still build, and one resource will be lost.
   *[other] You could still build, and { $count } resources will be lost.
}
